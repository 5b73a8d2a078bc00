/* A line to a relay, by MQTT over a web socket. Whatever happens to it, it is there again when it can be, and then hears and has said all that
   it is to hear and has said last. */

const { Paho } = libraries;

/* Seconds before it is tried again, the last for ever. */
const PAUSES = [1, 2, 4, 8, 16, 30];
/* Seconds after which a line that stood counts as a good one. */
const STEADY = 30;
/* Seconds until an attempt is given up; seconds without a word until the relay is asked if it is there. */
const PATIENCE = 10;
const QUIET = 30;

const newClientId = () => Array.from(nacl.randomBytes(10), byte => byte.toString(16).padStart(2, '0')).join('');

function clientOf(relay, id) {
  const { protocol, hostname, port, pathname } = new URL(relay);
  const isSecure = protocol === 'wss:';
  const client = new Paho.Client(hostname, Number(port) || (isSecure ? 443 : 80), pathname, id);
  return { client, options: { useSSL: isSecure, mqttVersion: 4, cleanSession: true, timeout: PATIENCE, keepAliveInterval: QUIET } };
}

/* `received` is given the topic and the bytes of each packet. */
function openWire(relay, received) {
  const id = newClientId();
  const topics = new Set();
  const last = new Map();
  /* While it stands or is being made. */
  let current = null;
  let failures = 0;
  let alarm = 0;
  let closed = false;

  const isConnected = () => !closed && current !== null && current.isConnected();

  function send(topic) {
    const message = new Paho.Message(last.get(topic));
    message.destinationName = topic;
    message.qos = 0;
    message.retained = true;
    current.send(message);
  }

  function connect() {
    clearTimeout(alarm);
    let stoodSince = 0;
    let over = false;
    const lost = () => {
      if (over) return;
      over = true;
      current = null;
      if (closed) return;
      if (stoodSince && performance.now() - stoodSince > 1000 * STEADY) failures = 0;
      alarm = setTimeout(connect, 1000 * PAUSES[Math.min(failures++, PAUSES.length - 1)]);
    };
    try {
      const { client, options } = clientOf(relay, id);
      client.onConnectionLost = lost;
      client.onMessageArrived = ({ destinationName, payloadBytes }) => {
        if (!closed) received(destinationName, new Int8Array(payloadBytes));
      };
      current = client;
      client.connect({
        ...options,
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

  const hurryInSight = () => { if (document.visibilityState === 'visible') hurry(); };

  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurryInSight);
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
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurryInSight);
      if (current?.isConnected()) current.disconnect();
    },
  };
}
