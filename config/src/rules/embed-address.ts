import type { VideoSource } from "./video-source.js";

const ownAndBelow = (host: string) => [`https://${host}`, `https://*.${host}`];

/** Providers whose player may be embedded after a visitor consents (PROP-7, PROP-17); the only frames the site allows. */
export const embedProviders = {
  youtube: { name: "YouTube", origins: ["https://www.youtube-nocookie.com"] },
  vimeo: { name: "Vimeo", origins: ["https://player.vimeo.com"] },
  matterport: { name: "Matterport", origins: ["https://my.matterport.com"] },
  facebook: { name: "Facebook", origins: ["https://www.facebook.com"] },
  // Their pages are the player.
  tvl: { name: "TVL", origins: ownAndBelow("tvl.be") },
  yisual: { name: "Yisual", origins: ownAndBelow("yisual.com") },
} as const;

export interface Embed {
  provider: string;
  src: string;
}

function facebookPlayer(address: string): string {
  const player = new URL("https://www.facebook.com/plugins/video.php");
  player.search = new URLSearchParams({ href: address, show_text: "false", autoplay: "true" }).toString();
  return player.href;
}

/** A page shows no frame without TLS. */
function overTls(address: string): string {
  const url = new URL(address);
  url.protocol = "https:";
  url.port = "";
  return url.href;
}

/** An unlisted video opens with a key: after its number in a page address, as `h` in a player address. */
function vimeoKey(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const key = searchParams.get("h") ?? /\/\d+\/(\w+)\/?$/.exec(pathname)?.[1] ?? "";
  return /^[a-f0-9]{6,40}$/i.test(key) ? `h=${key}&` : "";
}

function playerOf(source: VideoSource): string | null {
  switch (source.kind) {
    case "youtube":
      return `https://www.youtube-nocookie.com/embed/${source.id}?autoplay=1&rel=0`;
    case "vimeo":
      return `https://player.vimeo.com/video/${source.id}?${vimeoKey(source.url)}autoplay=1&dnt=1`;
    case "matterport": {
      const model = new URL(source.url).searchParams.get("m") ?? "";
      return /^\w{5,20}$/.test(model) ? `https://my.matterport.com/show/?m=${model}&play=1` : null;
    }
    case "facebook":
      return facebookPlayer(source.url);
    case "tvl":
    case "yisual":
      return overTls(source.url);
    default:
      return null;
  }
}

/** The player of a film or tour at its provider; null for a film file, and for what is better opened where it lives. */
export function embedOf(source: VideoSource): Embed | null {
  const src = playerOf(source);
  if (src === null || source.kind === "file" || source.kind === "link") return null;
  return { provider: embedProviders[source.kind].name, src };
}
