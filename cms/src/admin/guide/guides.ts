import { guideEn } from "../texts/guide/guide-en";

/** What the guide tells of, each by the words it has: a title, and steps from 1 on. */
export const guideNames = ["page", "restore", "listing", "sold", "popup"] as const;
export type GuideName = (typeof guideNames)[number];

type GuideText = keyof typeof guideEn;
const isText = (id: string): id is GuideText => id in guideEn;

export const titleOfGuide = (name: GuideName) => `gevel.guide.${name}.title` as const;

export const stepsOfGuide = (name: GuideName): GuideText[] =>
  Array.from({ length: 9 }, (_, index) => `gevel.guide.${name}.${index + 1}`).filter(isText);

/** Beside which lists and forms each is told. */
const inList: Readonly<Record<string, GuideName>> = {
  "api::page.page": "page",
  "api::popup.popup": "popup",
  "plugin::properties.property": "listing",
};
const besideForm: Readonly<Record<string, readonly GuideName[]>> = {
  "api::page.page": ["page", "restore"],
  "api::article.article": ["restore"],
  "api::popup.popup": ["popup", "restore"],
  "plugin::properties.property": ["listing", "sold"],
};

export const guideOfList = (uid: string): GuideName | null => inList[uid] ?? null;
export const guidesOfForm = (uid: string): readonly GuideName[] => besideForm[uid] ?? [];
