import type { VideoSource } from "./video-source.js";

/** Whose player may stand in a page of the site once a visitor has asked for it (PROP-7); the only frames the site allows. */
export const embedProviders = {
  youtube: { name: "YouTube", origin: "https://www.youtube-nocookie.com" },
  vimeo: { name: "Vimeo", origin: "https://player.vimeo.com" },
  matterport: { name: "Matterport", origin: "https://my.matterport.com" },
} as const;

export interface Embed {
  provider: string;
  src: string;
}

/** The player of a film or tour; null for what is better opened where it lives. */
export function embedOf(source: VideoSource): Embed | null {
  if (source.kind === "youtube") {
    const { name, origin } = embedProviders.youtube;
    return { provider: name, src: `${origin}/embed/${source.id}?autoplay=1&rel=0` };
  }
  if (source.kind === "vimeo") {
    const { name, origin } = embedProviders.vimeo;
    return { provider: name, src: `${origin}/video/${source.id}?autoplay=1&dnt=1` };
  }
  if (source.kind !== "matterport") return null;
  const { name, origin } = embedProviders.matterport;
  const model = new URL(source.url).searchParams.get("m") ?? "";
  return /^\w{5,20}$/.test(model) ? { provider: name, src: `${origin}/show/?m=${model}&play=1` } : null;
}
