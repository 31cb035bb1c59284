import { languagesOf } from "../../../content/first-content/languages-of";
import { readText } from "../../../content/first-content/seed-types";
import type { SeedCategory } from "../../../content/first-content/seed-types";
import type { References } from "../../../content/first-content/references";
import type { SeedDocument } from "../../../content/first-content/seed-document";
import { reviewArticles } from "../../testimonial/first-content/reviews";
import { serviceArticles } from "../../article/first-content/services";
import { teamArticles } from "../../article/first-content/team";

export const categories: SeedCategory[] = [
  {
    key: "services",
    name: "Diensten",
    title: {
      nl: "Waarmee we u helpen",
      fr: "Ce que nous faisons pour vous",
      en: "What we do for you",
      de: "Was wir für Sie tun",
    },
    description: {
      nl: "Kopen, verkopen, huren of verhuren: u hebt telkens één gesprekspartner, die uw straat kent.",
      fr: "Acheter, vendre, louer : vous avez chaque fois un seul interlocuteur, qui connaît votre rue.",
      en: "Buying, selling, renting or letting: each time you deal with one person, who knows your street.",
      de: "Kaufen, verkaufen, mieten oder vermieten: Sie haben jedes Mal eine Ansprechperson, die Ihre Straße kennt.",
    },
    articles: serviceArticles.map(({ key }) => key),
  },
  {
    key: "questions",
    name: "Vragen",
    title: {
      nl: "Waarover gaat uw vraag?",
      fr: "Quelle est votre question ?",
      en: "What is your question about?",
      de: "Worum geht es bei Ihrer Frage?",
    },
    description: {
      nl: "Hier staat al een eerste antwoord.",
      fr: "Vous trouverez ici une première réponse.",
      en: "You will find a first answer here.",
      de: "Eine erste Antwort finden Sie hier.",
    },
    articles: ["sell-with-us", "let-with-us", "what-are-you-looking-for"],
  },
  {
    key: "team",
    name: "Team",
    title: { nl: "Ons team", fr: "Notre équipe", en: "Our team", de: "Unser Team" },
    description: {
      nl: "Zes mensen, twee kantoren. Bel gerust rechtstreeks.",
      fr: "Six personnes, deux agences. Appelez-nous directement.",
      en: "Six people, two offices. Do ring us directly.",
      de: "Sechs Menschen, zwei Büros. Rufen Sie ruhig direkt an.",
    },
    articles: teamArticles.map(({ key }) => key),
  },
  {
    key: "reviews",
    name: "Klanten aan het woord",
    title: {
      nl: "Onze klanten aan het woord",
      fr: "Nos clients témoignent",
      en: "Our customers' own words",
      de: "Unsere Kunden erzählen",
    },
    description: {
      nl: "Ongekort, ook waar het beter kon.",
      fr: "Sans coupes, même là où nous pouvions mieux faire.",
      en: "Uncut, including where we could have done better.",
      de: "Ungekürzt, auch dort, wo es besser hätte sein können.",
    },
    articles: reviewArticles.map(({ key }) => key),
  },
];

export function categoryDocuments(references: References): SeedDocument[] {
  return categories.map((category) => ({
    kind: "category",
    uid: "api::category.category",
    key: category.key,
    languages: languagesOf(category.title),
    data: (language) => ({
      name: category.name,
      title: readText(category.title, language),
      description: readText(category.description, language),
      picture: references.picture(category.picture),
      articles: category.articles.map((key) => references.to("article", key)),
    }),
  }));
}
