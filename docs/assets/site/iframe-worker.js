// A page from the disk may start no worker, so that its search would find nothing: this gives it one in a hidden frame.
// Material's name for such a shim must be in the file's name. Ours, so that no other host is asked for theirs.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      this.frame = frame;
      this.queue = [];
      window.addEventListener("message", (event) => {
        if (event.source !== frame.contentWindow) return;
        const told = new MessageEvent("message", { data: event.data });
        this.dispatchEvent(told);
        this.onmessage?.(told);
      });
      const inner = frame.contentDocument;
      inner.open();
      inner.write(`<!doctype html><html><body><script>
        var postMessage = (data) => parent.postMessage(data, "*");
        var importScripts = (...urls) => urls.reduce((before, url) => before.then(() => new Promise((done, failed) => {
          const script = document.createElement("script");
          script.src = url;
          script.onload = done;
          script.onerror = failed;
          document.body.append(script);
        })), Promise.resolve());
      <\/script><script src="${url}"><\/script></body></html>`);
      inner.close();
      frame.addEventListener("load", () => {
        for (const data of this.queue) this.tell(data);
        this.queue = null;
      });
    }
    postMessage(data) {
      if (this.queue) this.queue.push(data);
      else this.tell(data);
    }
    tell(data) {
      this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data }));
    }
    terminate() {
      this.frame.remove();
    }
  };
}
