/** PROP-17: the pages of film files, each with a policy that lets in its film alone. */
const filmFramePath = "/film-frame/";

export type FilmOwner = "listing" | "project";
export type FilmKind = "video" | "tour";

export const filmFrameAddress = (owner: FilmOwner, id: number, kind: FilmKind) =>
  `${filmFramePath}${owner}/${id}/${kind}/`;
