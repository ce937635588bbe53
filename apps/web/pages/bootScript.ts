import { earlyScript } from '@marquee/api-client/early';

const languageListWorker = 'data:text/javascript,Intl.NumberFormat.supportedLocalesOf("en");close()';

/**
 * The one inline script of every page, the same to the letter everywhere, so that the security policy can name
 * it by one hash. It honours the reader's language and scheme before the first paint; once the page has loaded and
 * been painted it asks the start-up call and loads the page's code.
 */
export const bootScript = [
  '(function(d,h,s){',
  'try{',
  'var l=localStorage.getItem("language"),c=localStorage.getItem("scheme"),o=s.languages.split(",");',
  'if(l&&l!==h.lang&&o.indexOf(l)>=0){',
  'var p=location.pathname.replace(/^\\/([^/]+)(?=\\/|$)/,function(m,x){return o.indexOf(x)>=0?"":m})||"/";',
  'location.replace((l===o[0]?"":"/"+l)+p+location.search+location.hash);return}',
  'if(c==="dark"||c==="light")h.dataset.scheme=c;',
  '}catch(e){}',
  // What stands later on the page is left out of the first paint, until the page is there or somebody goes to it.
  'var o=function(){delete h.dataset.opening};',
  'if(!location.hash){h.dataset.opening="";',
  '["scroll","touchstart","keydown"].forEach(function(n){addEventListener(n,o,{once:true,passive:true,capture:true})})}',
  // A browser offers to install the site once, maybe before any other code is there.
  'addEventListener("beforeinstallprompt",function(e){window.installOffer=e});',
  'var w=1,b=function(){if(!w)return;w=0;',
  `${earlyScript};`,
  'var r=function(x,u){var k=d.createElement("link");k.rel=x;k.href=u;return k},c=r.bind(0,"stylesheet");',
  // Each in a moment of its own: asking for one takes a slow processor as long as a frame.
  's.preload.split(" ").forEach(function(u){u&&setTimeout(function(){d.head.append(r("modulepreload",u))})});',
  // The browser's list of languages costs a slow processor a tenth of a second, once, at the first figure or date that
  // is written. Some browsers keep it for all threads of a page: a worker has it made beside the page's own work.
  `setTimeout(function(){try{new Worker(${JSON.stringify(languageListWorker)})}catch(e){}});`,
  // What a browser may install is told now: in the HTML, its file and an icon would share the way with the first picture.
  'if(s.manifest)d.head.append(r("manifest",s.manifest));',
  // A part that finds its sheet linked does not ask for it. In the HTML such links would be fetched ahead.
  's.held.split(" ").forEach(function(u){if(u){var k=c(u);k.disabled=true;d.head.append(k)}});',
  // What the markup did not need of the styles has to be there before anything on the page changes. All of it counts
  // from one moment on: one sheet by itself would outweigh what stands in the page of the others.
  'var n=1,q=s.late.split(" ").filter(Boolean).map(c),g=function(){if(--n)return;',
  'q.forEach(function(k){k.media="all"});',
  'var e=d.createElement("script");e.type="module";e.src=s.entry;d.head.append(e);',
  // What stands later is styled once, with all sheets, and part by part from the frame after that in which they begin to
  // count: all at once would be one long task.
  'var v=requestAnimationFrame,t=[].slice.call(d.querySelectorAll("[data-later]")),f=function(){var x=t.shift();if(!x)return o();',
  'x.removeAttribute("data-later");v(f)};v(function(){v(f)})};',
  'q.forEach(function(k){n++;k.onload=k.onerror=g;k.media="print";d.head.append(k)});',
  'g()',
  '};',
  // Code that arrives before the first paint holds it up on a phone with one busy processor, whatever has loaded. A page
  // in the background is not painted until it is looked at, and some browsers do not tell.
  'addEventListener("load",function(){',
  'var a=function(){if(d.hidden)b()};',
  'try{if(PerformanceObserver.supportedEntryTypes.indexOf("paint")<0)throw 0;',
  // The frame after it shows the pictures that came with the page; they need not share the way with code either.
  'new PerformanceObserver(function(){requestAnimationFrame(function(){setTimeout(b,50)})}).observe({type:"paint",buffered:true});',
  'd.addEventListener("visibilitychange",a);a();setTimeout(b,3e3)',
  '}catch(e){b()}',
  '})})(document,document.documentElement,document.currentScript.dataset)',
].join('');
