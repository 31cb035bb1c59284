/**
 * The rooms of web/app from the top down (web/README.md): each may import what stands below it, never back. Of one
 * layer none imports another, but for those named in `beside`.
 */
export const siteLayers = [
  ["routes"],
  ["pages"],
  ["modules"],
  ["properties", "projects", "forms", "portal"],
  ["shell"],
  ["islands"],
  ["ui", "i18n", "replica", "cms"],
];

/** A project is shown as homes are, and lists its units among them. */
const beside = { projects: ["properties"] };

/** The rooms that a room may not import. */
export const forbiddenFor = (room) => {
  const level = siteLayers.findIndex((rooms) => rooms.includes(room));
  return siteLayers
    .slice(0, level + 1)
    .flat()
    .filter((other) => other !== room && !beside[room]?.includes(other));
};
