import { fallbackLanguage, isLanguage, localeTags, videoSource } from "@gevel/config";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { textOf } from "~/i18n/text-of.server";
import { filmDocument } from "~/properties/film/film-document.server";

/** The address of the film of a listing or project; "" where there is none. */
function filmAddress({ replica }: AppLoadContext, owner = "", id = "", kind = ""): string {
  const items = owner === "listing" ? replica.catalog : owner === "project" ? replica.projects : null;
  const item = items?.find(Number(id));
  if (!item) return "";
  return kind === "video" ? item.videoUrl : kind === "tour" ? item.virtualTourUrl : "";
}

/** PROP-17: plays a film file of a listing or project, in a frame that only its page embeds, once a visitor asks. */
export function loader({ request, context, params }: LoaderFunctionArgs): Response {
  const { owner, id, kind } = params;
  const source = videoSource(filmAddress(context, owner, id, kind));
  if (source?.kind !== "file") return new Response(null, { status: 404 });
  const requestedLanguage = new URL(request.url).searchParams.get("language") ?? "";
  const language = isLanguage(requestedLanguage) ? requestedLanguage : fallbackLanguage;
  const title = textOf(language, kind === "tour" ? "properties.detail.tour" : "properties.detail.video");
  return new Response(filmDocument({ lang: localeTags[language], title, url: source.url }), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "x-robots-tag": "noindex, nofollow",
      "x-film-origin": new URL(source.url).origin,
    },
  });
}
