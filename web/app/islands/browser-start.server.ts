import type { EntryContext } from "@remix-run/node";
import type { UNSAFE_AssetsManifest as AssetsManifest } from "@remix-run/react";
import startLate from "./start-late?inline-script";
import type { LateStart } from "./start-late";

/** For a script: whatever it holds must not end it. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);

/** The files of the page's routes, by the names that Remix's build gave them. */
function filesOf({ staticHandlerContext, ...context }: EntryContext): LateStart {
  const manifest: AssetsManifest = context.manifest;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const named = new Set([manifest.url, manifest.entry.module, ...routes.map(({ module }) => module)]);
  const imports = [...manifest.entry.imports, ...routes.flatMap(({ imports: ofRoute = [] }) => ofRoute)];
  return {
    imports: [...new Set(imports)].filter((address) => !named.has(address)),
    first: manifest.hmr ? [manifest.hmr.runtime] : [],
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry: manifest.entry.module,
  };
}

/**
 * The same as Remix's `<Scripts>` and its stream write in several scripts: the loaders' data, which are all there before the page is
 * rendered, then the files; but those are loaded late (`start-late.ts`). Remix has no option for that, nor for a policy of hashes
 * (remix-run/remix#183). `browser-start.server.test.tsx` fails where `<Scripts>` writes something else.
 */
export async function browserStart(context: EntryContext): Promise<string> {
  const { serverHandoffString = "{}", serverHandoffStream } = context;
  const data = await new Response(serverHandoffStream).text();
  return `window.__remixContext=${serverHandoffString};
__remixContext.stream=new ReadableStream({start(controller){controller.enqueue(${scriptJson(data)});controller.close()}}).pipeThrough(new TextEncoderStream());
window.lateStart=${scriptJson(filesOf(context))};
${startLate}`;
}
