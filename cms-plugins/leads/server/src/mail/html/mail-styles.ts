import type { MailBrand } from "@gevel/config";

/** The look's ink, paper and sand, by day; what mail programs understand is written inline. */
export const light = { ink: "#1f2421", stone: "#5f645f", paper: "#ffffff", sand: "#f6f1ec", line: "#e6dfd7" };
const dark = { ink: "#f2eee9", stone: "#b9b4ad", paper: "#1c1f1d", sand: "#121413", line: "#3a3f3b" };

export const font = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";
export const display = "'Instrument Serif', Georgia, 'Times New Roman', serif";

const night = (prefix: string) => `
${prefix} .sand { background-color: ${dark.sand} !important; }
${prefix} .paper { background-color: ${dark.paper} !important; }
${prefix} .ink { color: ${dark.ink} !important; }
${prefix} .stone { color: ${dark.stone} !important; }
${prefix} .line { border-color: ${dark.line} !important; }
${prefix} .first { border-bottom-color: ${dark.ink} !important; }
${prefix} .logo { background-color: #ffffff !important; padding: 6px !important; border-radius: 4px !important; }`;

/** Dark for programs that support `prefers-color-scheme`, and for Outlook's, which mark the colours they changed. */
export const stylesheet = ({ accent, onAccent }: MailBrand): string => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a.button { background-color: ${accent} !important; color: ${onAccent} !important; }
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }
@media (prefers-color-scheme: dark) {${night("")}
}${night("[data-ogsc]")}
`;
