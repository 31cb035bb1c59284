import { fallbackLanguage, isLanguage, localeTags } from "@gevel/config";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { textOf } from "~/i18n/text-of.server";
import { frameDocument } from "~/properties/map/frame-document.server";
import { themeOf } from "~/shell/chrome/theme";

/** PROP-5: the embedded map's own page. It shows nothing until the page around it posts what there is to show. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const requestedLanguage = new URL(request.url).searchParams.get("language") ?? "";
  const language = isLanguage(requestedLanguage) ? requestedLanguage : fallbackLanguage;
  const tree = context.replica.tree(language) ?? context.replica.tree(context.replica.defaultLanguage);
  const html = frameDocument({
    lang: localeTags[language],
    title: textOf(language, "map.title"),
    theme: tree ? themeOf(tree.config) : {},
    mapboxToken: context.mapboxToken,
    mapTiles: context.mapTiles,
    mapStyle: context.mapStyle,
    script: context.mapScript,
  });
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex, nofollow" },
  });
}
