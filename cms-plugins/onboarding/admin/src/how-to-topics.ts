import en from "./translations/en.json";

/** Topics of the guide, each with its messages: a title, and steps from 1 on. */
export const howToTopics = ["page", "restore", "listing", "sold", "popup"] as const;
export type HowToTopic = (typeof howToTopics)[number];

type OnboardingMessageId = keyof typeof en;
const isText = (id: string): id is OnboardingMessageId => id in en;

export const topicTitle = (name: HowToTopic) => `onboarding.howTo.${name}.title` as const;

export const topicSteps = (name: HowToTopic): OnboardingMessageId[] =>
  Array.from({ length: 9 }, (_, index) => `onboarding.howTo.${name}.${index + 1}`).filter(isText);

/** The lists and forms beside which each topic is shown. */
const listTopics: Readonly<Record<string, HowToTopic>> = {
  "api::page.page": "page",
  "api::popup.popup": "popup",
  "plugin::properties.property": "listing",
};
const formTopics: Readonly<Record<string, readonly HowToTopic[]>> = {
  "api::page.page": ["page", "restore"],
  "api::article.article": ["restore"],
  "api::popup.popup": ["popup", "restore"],
  "plugin::properties.property": ["listing", "sold"],
};

export const topicOfList = (uid: string): HowToTopic | null => listTopics[uid] ?? null;
export const topicsOfForm = (uid: string): readonly HowToTopic[] => formTopics[uid] ?? [];
