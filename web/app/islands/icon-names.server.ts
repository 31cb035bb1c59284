/** What each icon says of itself and nothing reads: HTML knows what an SVG is. Nearly a kilobyte of a list. */
const iconNames = / xmlns="http:\/\/www\.w3\.org\/2000\/svg"| class="lucide lucide-[\w-]+"/g;

/** Left to React in development, which compares what it finds with what it would draw. */
export const withoutIconNames = (html: string): string => (import.meta.env.PROD ? html.replace(iconNames, "") : html);
