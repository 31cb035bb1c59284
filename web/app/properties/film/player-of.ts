import { embedOf, type Embed, type VideoSource } from "@gevel/config";
import { filmFrameAddress, type FilmKind, type FilmOwner } from "./film-addresses";

export const hostName = (address: string) => new URL(address).hostname.replace(/^www\./, "");

/** PROP-17: the player of a film or tour of this listing or project; null for a plain link. A file plays from its own host. */
export function playerOf(source: VideoSource, owner: FilmOwner, id: number, kind: FilmKind): Embed | null {
  if (source.kind !== "file") return embedOf(source);
  return { provider: hostName(source.url), src: filmFrameAddress(owner, id, kind) };
}
