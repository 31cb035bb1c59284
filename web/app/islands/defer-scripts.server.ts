const starter = /(<script [^>]*type="module"[^>]*>)([^]*?)(<\/script>)/;
const imported = /import \* as (route\d+) from ("[^"]+");/g;
/** Of Remix's manifest, which must be there before its entry. */
const manifest = /^\s*import ("[^"]+");/;

/**
 * The page is whole without script, so its words and pictures come first: what Remix would load at once waits until
 * the page has loaded and was painted, or until a visitor does anything: a small page has loaded before its first
 * paint, which the script would then hold up. Remix's output is known here by its shape; another shape is
 * left as it is.
 */
export function deferScripts(html: string): string {
  const found = starter.exec(html);
  const [whole = "", open = "", script = "", close = ""] = found ?? [];
  const routes = [...script.matchAll(imported)];
  const [, named] = manifest.exec(script) ?? [];
  if (!found || routes.length === 0 || named === undefined || !script.includes("__remixRouteModules")) return html;
  const names = routes.map(([, name]) => name).join(",");
  const imports = [...routes.map(([, , from]) => from), named].map((from) => `import(${from})`).join(",");
  const rest = script.replace(manifest, "").replace(imported, "").trim();
  const late = `const signs=["pointerdown","pointermove","keydown","touchstart","scroll"];let begun=false;
const begin=()=>{if(begun)return;begun=true;
for(const sign of signs)removeEventListener(sign,begin);
for(const link of document.querySelectorAll("link[rel=later]"))link.rel=link.as?"preload":"modulepreload";
Promise.all([${imports}]).then(([${names}])=>{${rest}
})};
for(const sign of signs)addEventListener(sign,begin,{passive:true});
const frame=requestAnimationFrame,soon=()=>frame(()=>frame(()=>setTimeout(begin)));
if(document.readyState==="complete")soon();else addEventListener("load",soon);`;
  return html.replaceAll('<link rel="modulepreload"', '<link rel="later"').replace(whole, () => open + late + close);
}
