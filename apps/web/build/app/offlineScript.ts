/**
 * The script of the page that stands in without a network: it looks whether the site is back, at once when the browser
 * says so and ever less often by itself, and leads to the other addresses by the way that this one came.
 */
export const offlineScript = [
  '(()=>{const l=location;',
  // Opened by its own address it stands in for nothing.
  'if(/\\/offline\\/?$/.test(l.pathname))return l.replace((document.getElementById("root").dataset.base||"")+"/");',
  'document.querySelectorAll("[data-domain]").forEach(i=>{const d=i.dataset.domain;',
  'i.hidden=d===l.hostname;i.querySelector("a").href=l.protocol+"//"+d+(l.port&&":"+l.port)+"/"});',
  'let w=2;',
  'const look=()=>fetch(l.href,{method:"HEAD",cache:"no-store"}).then(()=>l.reload(),again),',
  'again=()=>setTimeout(look,1e3*(w=Math.min(2*w,60)));',
  'addEventListener("online",look);again()})()',
].join('');
