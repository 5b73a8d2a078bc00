/* What the library hears can't harm the page: a packet that it stumbles over ends the connection and nothing else. */
export class GuardedSocket extends WebSocket {
  set onmessage(hear) {
    super.onmessage = hear && (event => {
      try {
        hear(event);
      } catch {
        this.close();
      }
    });
  }

  /* The library lets go of a socket that is still connecting without closing it. */
  set onclose(heard) {
    super.onclose = heard;
    if (!heard) this.close();
  }
}
