/** PROP-17: the origin of a video or virtual tour. `link` is shown as a plain link. */
export type VideoSource =
  | { kind: "file"; url: string; extension: string }
  | { kind: "youtube" | "vimeo"; url: string; id: string }
  | { kind: "facebook" | "matterport" | "tvl" | "yisual" | "link"; url: string };

const fileExtensions = ["mp4", "mov", "wmv", "avi", "flv", "webm"];

/** Hosts of the sources that need no id from the address; a subdomain counts as well. */
const hosts = {
  matterport: ["matterport.com"],
  tvl: ["tvl.be"],
  yisual: ["yisual.com"],
} as const;

const isHost = (host: string, name: string) => host === name || host.endsWith(`.${name}`);
const isAnyHost = (host: string, names: readonly string[]) => names.some((name) => isHost(host, name));

function youtubeId(host: string, path: readonly string[], query: URLSearchParams): string | null {
  const isYoutube = isAnyHost(host, ["youtube.com", "youtube-nocookie.com"]);
  const [first = "", second = ""] = path;
  const byPath = ["embed", "shorts", "live", "v"].includes(first) ? second : (query.get("v") ?? "");
  const candidate = isHost(host, "youtu.be") ? first : isYoutube ? byPath : "";
  return /^[\w-]{11}$/.test(candidate) ? candidate : null;
}

/** PROP-17; null where the text is no http(s) address at all. */
export function videoSource(address: string): VideoSource | null {
  if (!URL.canParse(address.trim())) return null;
  const parsed = new URL(address.trim());
  if (parsed.protocol !== "https:" && parsed.protocol !== "http:") return null;
  const url = parsed.href;
  const host = parsed.hostname.toLowerCase();
  const path = parsed.pathname.split("/").filter(Boolean);

  const extension = /\.([a-z0-9]+)$/i.exec(parsed.pathname)?.[1]?.toLowerCase() ?? "";
  if (fileExtensions.includes(extension)) return { kind: "file", url, extension };

  const youtube = youtubeId(host, path, parsed.searchParams);
  if (youtube !== null) return { kind: "youtube", url, id: youtube };

  const vimeo = isHost(host, "vimeo.com") ? path.find((segment) => /^\d+$/.test(segment)) : undefined;
  if (vimeo !== undefined) return { kind: "vimeo", url, id: vimeo };

  if (
    isHost(host, "fb.watch") ||
    (isHost(host, "facebook.com") && /\/(?:videos?|watch|reel)\b/.test(parsed.pathname))
  ) {
    return { kind: "facebook", url };
  }
  if (isAnyHost(host, hosts.matterport)) return { kind: "matterport", url };
  if (isAnyHost(host, hosts.tvl)) return { kind: "tvl", url };
  if (isAnyHost(host, hosts.yisual)) return { kind: "yisual", url };
  return { kind: "link", url };
}
