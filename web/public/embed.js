/**
 * Puts a frame of the site next to itself on the page of another site:
 * `<script src="https://…/embed.js" data-show="score" async></script>`. What else it takes (`data-theme`, `data-accent`,
 * `data-bg`, `data-lang`, `data-height`) goes into the address of the frame, where the site checks it.
 */
(function () {
  var script = document.currentScript;
  if (!script) return;
  var options = script.dataset;
  var address = new URL('/embed/' + encodeURIComponent(options.show || 'score'), script.src);
  ['theme', 'accent', 'bg', 'lang'].forEach(function (name) {
    if (options[name]) address.searchParams.set(name, options[name]);
  });
  var frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = options.show || 'score';
  frame.loading = 'lazy';
  frame.referrerPolicy = 'no-referrer';
  frame.style.cssText = 'display:block;width:100%;border:0;color-scheme:normal';
  frame.style.height = (Number(options.height) || (options.show === 'chat' ? 480 : 120)) + 'px';
  addEventListener('message', function (event) {
    if (event.source !== frame.contentWindow || event.origin !== address.origin) return;
    var said = event.data || {};
    if (!said.embed) return;
    frame.title = String(said.title);
    if (said.height > 0 && !options.height) frame.style.height = Number(said.height) + 'px';
  });
  if (!document.head.contains(script)) return script.after(frame);
  // In the head there is no place for it: then it is the last of the page.
  var put = function () {
    document.body.append(frame);
  };
  if (document.body) put();
  else addEventListener('DOMContentLoaded', put);
})();
