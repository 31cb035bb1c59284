/** CHROME-3: the icons that staff can give an item of the top bar. */
export const topBarIcons = [
  ...(["phone", "mail", "map-pin", "clock", "calendar", "user", "users", "heart", "search", "home", "key"] as const),
  ...(["bell", "star", "info", "file", "download", "globe", "message", "euro"] as const),
] as const;
export type TopBarIcon = (typeof topBarIcons)[number];

/** Names that earlier versions took as well. */
const otherNames: Readonly<Record<string, TopBarIcon>> = { email: "mail", envelope: "mail", map: "map-pin" };

/** The icon of a name as staff typed it, or null. */
export function topBarIcon(name: string): TopBarIcon | null {
  const typed = name.trim().toLowerCase();
  return topBarIcons.find((icon) => icon === typed) ?? otherNames[typed] ?? null;
}
