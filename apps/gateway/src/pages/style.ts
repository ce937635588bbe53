import { createHash } from 'node:crypto';

/** The pages' only style sheet; the security policy names it by its hash. */
export const style = `
:root{color-scheme:light dark;--ground:light-dark(#eef1f4,#12161b);--card:light-dark(#fff,#1b2129);--ink:light-dark(#17202b,#eef2f6);--soft:light-dark(#526070,#a3b0be);--line:light-dark(#d8dfe6,#313b47);--accent:light-dark(#0b6b57,#4fd1b0);--on-accent:light-dark(#fff,#06221b);--bad:light-dark(#b3261e,#ff9d94);font:16px/1.5 system-ui,'Segoe UI',Roboto,'Noto Sans',sans-serif}
*{box-sizing:border-box}
body{margin:0;min-block-size:100svh;background:var(--ground);color:var(--ink)}
h1,h2,p,dl,dd,ul{margin:0;padding:0}
.bar{display:flex;align-items:center;justify-content:space-between;gap:1rem;padding:.75rem 1rem;max-inline-size:64rem;margin-inline:auto}
.mark{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .6rem;font-weight:700;white-space:nowrap}
.mark svg{inline-size:1.75rem;block-size:1.75rem;color:var(--accent)}
.tag{font-size:.75rem;font-weight:600;padding:.15rem .55rem;border-radius:99px;border:1px solid var(--line);color:var(--soft)}
.bar a{color:inherit;padding:.6rem .25rem;white-space:nowrap}
.pay{max-inline-size:27rem;margin:clamp(.5rem,6vh,4rem) auto 2rem;padding-inline:1rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:1.25rem;padding:1.5rem;display:grid;gap:1.25rem;box-shadow:0 1px 2px #0001,0 12px 32px #0000000f}
.card h1{font-size:1.125rem;font-weight:600;color:var(--soft)}
.sum{font-size:2.5rem;line-height:1.15;font-weight:700;letter-spacing:-.02em;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
dl{display:grid;gap:.6rem;border-block:1px solid var(--line);padding-block:1rem}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem}
dt{color:var(--soft)}
dd{margin-inline-start:auto;font-weight:600;text-align:end;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
form{display:grid;gap:.75rem}
button,.go{font:inherit;font-weight:650;min-block-size:3.25rem;border-radius:.85rem;border:1px solid transparent;padding:.5rem 1rem;cursor:pointer;text-align:center;text-decoration:none;display:grid;place-items:center}
.go,.main{background:var(--accent);color:var(--on-accent)}
.quiet{background:none;border-color:var(--line);color:var(--ink)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.note{font-size:.875rem;color:var(--soft)}
.state{display:flex;gap:.75rem;align-items:center;font-size:1.25rem;font-weight:700}
.state svg{inline-size:2.25rem;block-size:2.25rem;color:var(--accent);flex:none}
.state.bad svg{color:var(--bad)}
.desk{max-inline-size:64rem;margin:0 auto;padding:1rem;display:grid;gap:1.5rem}
.desk h1{font-size:1.6rem}
.desk h2{font-size:1.125rem;margin-block-end:.5rem}
.rows{list-style:none;display:grid;gap:.75rem}
.calls{list-style:none}
.rows>li{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1rem;display:grid;gap:.75rem}
.rows .top{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;justify-content:space-between}
.rows form,.manners{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}
.rows button,.manners button{min-block-size:2.75rem}
.manners{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1rem;gap:.75rem 1.25rem}
label{display:grid;gap:.25rem;font-size:.875rem;color:var(--soft)}
label.check{display:flex;align-items:center;gap:.5rem;min-block-size:2.75rem}
input,select{font:inherit;color:var(--ink);background:var(--ground);border:1px solid var(--line);border-radius:.6rem;padding:.5rem .6rem;min-block-size:2.75rem;inline-size:10rem}
input[type=checkbox]{inline-size:1.25rem;min-block-size:1.25rem;accent-color:var(--accent)}
code{font-size:.9em}
`;

/** The style sheet's name in the security policy. */
export const styleHash = createHash('sha256').update(style).digest('base64');
