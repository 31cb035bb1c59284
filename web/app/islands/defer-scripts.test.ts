import { expect, it } from "vitest";
import { deferScripts } from "./defer-scripts.server";

const remix =
  '<body><link rel="modulepreload" href="/assets/shell.js"/><script nonce="n">window.__remixContext = {};</script>' +
  '<script nonce="n" type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/page.js";\n' +
  'window.__remixRouteModules = {"root":route0,"page":route1};\nimport("/assets/entry.js");</script></body>';

it("loads no script before the page has loaded or a visitor interacts", () => {
  const page = deferScripts(remix);
  expect(page).not.toMatch(/import [*"]/);
  expect(page).not.toContain('modulepreload" href');
  expect(page).toContain('<link rel="later" href="/assets/shell.js"/>');
  expect(page).toContain(
    'Promise.all([import("/assets/root.js"),import("/assets/page.js"),import("/assets/manifest.js")]).then(([route0,route1])=>{',
  );
  expect(page).toContain('import("/assets/entry.js");\n})');
  expect(page).toContain('<script nonce="n">window.__remixContext = {};</script>');
});

it("leaves unknown markup unchanged", () => {
  const other = '<link rel="modulepreload" href="/a.js"/><script type="module">import "/b.js"</script>';
  expect(deferScripts(other)).toBe(other);
});
