/* A line to a relay, by MQTT over a web socket. Whatever happens to it, it is there again when it can be, and then hears and has said all that
   it is to hear and has said last. */

import { libraries } from './libraries.js';
import { nacl, unsigned } from './crypto.js';

const { Paho } = libraries;

/* Seconds before it is tried again, the last for ever. */
const PAUSES = [1, 2, 4, 8, 16, 30];
/* Seconds after which a line that stood counts as a good one. */
const STEADY = 30;
/* Seconds until an attempt is given up. */
const PATIENCE = 10;
/* Seconds without a word until the relay is asked if it is there, and as many until that counts as no. Pages that nobody looks at are asked
   less often by the browser, and ask less often. */
const QUIET = 5;
const QUIET_UNSEEN = 120;
/* Seconds after which a page that nobody looks at counts as one. */
const UNSEEN = 20;

const newClientId = () => Array.from(nacl.randomBytes(10), byte => byte.toString(16).padStart(2, '0')).join('');

function clientOf(relay, id, keepAliveInterval) {
  const { protocol, hostname, port, pathname } = new URL(relay);
  const isSecure = protocol === 'wss:';
  const client = new Paho.Client(hostname, Number(port) || (isSecure ? 443 : 80), pathname, id);
  return { client, options: { useSSL: isSecure, mqttVersion: 4, cleanSession: true, timeout: PATIENCE, keepAliveInterval } };
}

/* `received` is given the topic and the bytes of each packet. `brokenTopic` is told `brokenPacket` by the relay if the line breaks while
   somebody looks at the page; an empty one isn't. */
export function openWire(relay, received, brokenTopic, brokenPacket) {
  const id = newClientId();
  const topics = new Set();
  const last = new Map();
  /* While it stands or is being made. */
  let current = null;
  /* Lets go of that without trying again. */
  let letGo = () => { };
  let quiet = QUIET;
  let failures = 0;
  let alarm = 0;
  let unseenAlarm = 0;
  let closed = false;

  const isConnected = () => !closed && current !== null && current.isConnected();

  function messageOf(topic, bytes, retained) {
    const message = new Paho.Message(bytes);
    message.destinationName = topic;
    message.qos = 0;
    message.retained = retained;
    return message;
  }

  const send = topic => current.send(messageOf(topic, last.get(topic), true));

  function connect() {
    clearTimeout(alarm);
    let stoodSince = 0;
    let over = false;
    letGo = () => {
      over = true;
      current = null;
    };
    const lost = () => {
      if (over) return;
      letGo();
      if (closed) return;
      if (stoodSince && performance.now() - stoodSince > 1000 * STEADY) failures = 0;
      alarm = setTimeout(connect, 1000 * PAUSES[Math.min(failures++, PAUSES.length - 1)]);
    };
    quiet = document.hidden ? QUIET_UNSEEN : QUIET;
    try {
      const { client, options } = clientOf(relay, id, quiet);
      client.onConnectionLost = lost;
      client.onMessageArrived = ({ destinationName, payloadBytes }) => {
        if (!closed) received(destinationName, new Int8Array(payloadBytes));
      };
      current = client;
      const willMessage = brokenTopic && !document.hidden ? messageOf(brokenTopic, unsigned(brokenPacket), false) : undefined;
      client.connect({
        ...options,
        ...willMessage && { willMessage },
        onSuccess() {
          stoodSince = performance.now();
          if (closed) return client.disconnect();
          if (topics.size) client.subscribe([...topics]);
          for (const topic of last.keys()) send(topic);
          return undefined;
        },
        onFailure: lost,
      });
    } catch {
      lost();
    }
  }

  /* There may be a network again. */
  function hurry() {
    failures = 0;
    if (!current) connect();
  }

  /* A line that asks as often as it should now, in place of the one that stands. */
  function renew() {
    const former = current;
    letGo();
    if (former?.isConnected()) former.disconnect();
    connect();
  }

  /* The browser knows at once what the line would notice later. */
  const offline = () => { if (current) renew(); };

  function lookedAt() {
    clearTimeout(unseenAlarm);
    if (document.hidden) {
      unseenAlarm = setTimeout(() => { if (isConnected()) renew(); }, 1000 * UNSEEN);
    } else if (isConnected() && quiet !== QUIET) {
      renew();
    } else {
      hurry();
    }
  }

  window.addEventListener('online', hurry);
  window.addEventListener('offline', offline);
  document.addEventListener('visibilitychange', lookedAt);
  connect();

  return {
    isConnected,

    listen(topic) {
      topics.add(topic);
      if (isConnected()) current.subscribe(topic);
    },

    publish(topic, packet) {
      last.set(topic, unsigned(packet));
      if (isConnected()) send(topic);
    },

    close() {
      closed = true;
      clearTimeout(alarm);
      clearTimeout(unseenAlarm);
      window.removeEventListener('online', hurry);
      window.removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', lookedAt);
      if (current?.isConnected()) current.disconnect();
    },
  };
}
