export const languages = ["nl", "fr", "en", "de"] as const;
type Language = (typeof languages)[number];
export type Text = Record<Language, string>;

export const t = (nl: string, fr: string, en: string, de: string): Text => ({ nl, fr, en, de });

const inEach = (write: (language: Language) => string): Text => t(write("nl"), write("fr"), write("en"), write("de"));

export const join = (parts: readonly Text[], glue: string): Text =>
  inEach((language) => parts.map((part) => part[language]).join(glue));

const and = { nl: " en ", fr: " et ", en: " and ", de: " und " } as const;

/** "a, b and c" */
export const enumerate = (parts: readonly Text[]): Text =>
  inEach((language) => {
    const text = parts.map((part) => part[language]);
    const last = text.pop() ?? "";
    return text.length > 0 ? `${text.join(", ")}${and[language]}${last}` : last;
  });

const texts = {
  nl: ["", "één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen"],
  fr: ["", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"],
  en: ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
  de: ["", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"],
} as const;
type Forms = readonly [one: string, more: string];

/** "three bedrooms"; feminine in French, neuter in German. */
const counted = (count: number, forms: Record<Language, Forms>): Text =>
  inEach((language) => `${texts[language][count] ?? count} ${forms[language][count === 1 ? 0 : 1]}`);

export const bedroomsOf = (count: number): Text =>
  counted(count, {
    nl: ["slaapkamer", "slaapkamers"],
    fr: ["chambre", "chambres"],
    en: ["bedroom", "bedrooms"],
    de: ["Schlafzimmer", "Schlafzimmer"],
  });
export const bathroomsOf = (count: number): Text =>
  counted(count, {
    nl: ["badkamer", "badkamers"],
    fr: ["salle de bains", "salles de bains"],
    en: ["bathroom", "bathrooms"],
    de: ["Badezimmer", "Badezimmer"],
  });
