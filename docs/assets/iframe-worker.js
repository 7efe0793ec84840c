// A page opened from the file system may not start workers, which the search needs. There, this runs them in a hidden frame instead.
if (location.protocol === 'file:')
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.frame = document.createElement('iframe');
      this.frame.hidden = true;
      document.body.append(this.frame);
      addEventListener('message', (event) => {
        if (event.source !== this.frame.contentWindow) return;
        const copy = new MessageEvent('message', { data: event.data });
        this.dispatchEvent(copy);
        this.onmessage?.(copy);
      });
      this.loaded = new Promise((resolve) => (this.frame.onload = resolve));
      const page = this.frame.contentDocument;
      page.open();
      page.write(`<script>postMessage = (data) => parent.postMessage(data, '*'); importScripts = () => {}</script><script src="${url}"></script>`);
      page.close();
    }
    postMessage(data) {
      this.loaded.then(() => this.frame.contentWindow.dispatchEvent(new MessageEvent('message', { data })));
    }
    terminate() {
      this.frame.remove();
    }
  };
