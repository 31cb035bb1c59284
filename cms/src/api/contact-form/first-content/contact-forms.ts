import { languagesOf } from "../../../content/first-content/languages-of";
import { readText } from "../../../content/first-content/seed-types";
import type { SeedContactForm } from "../../../content/first-content/seed-types";
import type { References } from "../../../content/first-content/references";
import type { SeedDocument } from "../../../content/first-content/seed-document";

export const contactForms: SeedContactForm[] = [
  {
    key: "site-contact",
    name: "Algemeen contact",
    form: "site-contact",
    title: { nl: "Stel uw vraag", fr: "Posez votre question", en: "Ask us anything", de: "Stellen Sie Ihre Frage" },
    intro: {
      nl: "Over een woning, een document of een afspraak: we antwoorden binnen één werkdag.",
      fr: "Un bien, un document, un rendez-vous : nous répondons sous un jour ouvrable.",
      en: "About a home, a document or an appointment: we answer within one working day.",
      de: "Zu einer Immobilie, einem Dokument oder einem Termin: Wir antworten innerhalb eines Werktags.",
    },
    submitLabel: { nl: "Verstuur uw vraag", fr: "Envoyer la question", en: "Send your question", de: "Frage senden" },
  },
  {
    key: "contact-me",
    name: "Bel mij terug",
    form: "contact-me",
    title: {
      nl: "Laat u terugbellen",
      fr: "Nous vous rappelons",
      en: "We'll call you back",
      de: "Wir rufen Sie zurück",
    },
    intro: {
      nl: "Kies het moment dat u past. U krijgt iemand aan de lijn die uw buurt kent.",
      fr: "Choisissez le moment. La personne qui vous rappellera connaît votre quartier.",
      en: "Pick a time that suits you. The person who rings will know your neighbourhood.",
      de: "Wählen Sie eine Zeit, die Ihnen passt. Wer Sie anruft, kennt Ihre Nachbarschaft.",
    },
    submitLabel: { nl: "Bel mij terug", fr: "Rappelez-moi", en: "Call me back", de: "Rufen Sie mich zurück" },
  },
  {
    key: "contact-demand",
    name: "Gratis schatting",
    form: "contact-demand",
    title: {
      nl: "Vraag uw schatting",
      fr: "Demandez votre estimation",
      en: "Request your valuation",
      de: "Fordern Sie Ihre Bewertung an",
    },
    intro: {
      nl: "Geef het adres door en hoe we u bereiken. We maken een afspraak, komen kijken en bezorgen u binnen de week een schriftelijke schatting. Gratis, en zonder verplichting.",
      fr: "Indiquez l'adresse et comment vous joindre. Nous fixons un rendez-vous, venons sur place et vous remettons dans la semaine une estimation écrite. Gratuitement et sans engagement.",
      en: "Give us the address and how to reach you. We will arrange a visit and send you a written valuation within the week, free of charge and without obligation.",
      de: "Nennen Sie uns die Adresse und wie wir Sie erreichen. Wir vereinbaren einen Termin, kommen vorbei und schicken Ihnen innerhalb einer Woche eine schriftliche Bewertung. Kostenlos und unverbindlich.",
    },
    submitLabel: {
      nl: "Vraag uw schatting",
      fr: "Demander l'estimation",
      en: "Request a valuation",
      de: "Bewertung anfordern",
    },
  },
  {
    key: "contact-demand-small",
    name: "Korte schatting",
    form: "contact-demand-small",
    title: {
      nl: "Verkopen of verhuren?",
      fr: "Vendre ou louer ?",
      en: "Selling or letting?",
      de: "Verkaufen oder vermieten?",
    },
    intro: {
      nl: "Laat uw gegevens na. We bellen u om rustig te overlopen wat voor uw woning het beste is.",
      fr: "Laissez-nous vos coordonnées. Nous vous appelons pour voir calmement ce qui convient le mieux à votre bien.",
      en: "Leave your details. We will ring to talk through, calmly, what suits your property best.",
      de: "Hinterlassen Sie Ihre Kontaktdaten. Wir rufen Sie an und besprechen in Ruhe, was für Ihre Immobilie das Beste ist.",
    },
    submitLabel: {
      nl: "Neem contact met me op",
      fr: "Contactez-moi",
      en: "Get in touch with me",
      de: "Kontaktieren Sie mich",
    },
  },
  {
    key: "demand-register",
    name: "Zoekopdracht",
    form: "demand-register",
    title: { nl: "Uw zoekopdracht", fr: "Votre recherche", en: "Your search", de: "Ihr Suchauftrag" },
    intro: {
      nl: "Kies minstens één type woning en één streek. Hoe meer u vertelt, hoe minder we u storen.",
      fr: "Choisissez au moins un type de bien et une zone. Plus vous en dites, moins nous vous dérangeons.",
      en: "Choose at least one type of property and one area. The more you tell us, the less we will bother you.",
      de: "Wählen Sie mindestens eine Art von Immobilie und eine Gegend. Je mehr Sie erzählen, desto weniger stören wir Sie.",
    },
    submitLabel: {
      nl: "Bewaar mijn zoekopdracht",
      fr: "Enregistrer ma recherche",
      en: "Save my search",
      de: "Suchauftrag speichern",
    },
  },
  {
    key: "job-contact",
    name: "Sollicitatie",
    form: "job-contact",
    title: { nl: "Stel u kandidaat", fr: "Postulez", en: "Apply", de: "Bewerben Sie sich" },
    intro: {
      nl: "Een paar regels volstaan om te beginnen. We bellen u binnen de week.",
      fr: "Quelques lignes suffisent pour commencer. Nous vous appelons dans la semaine.",
      en: "A few lines are enough to begin with. We will ring you within the week.",
      de: "Für den Anfang genügen ein paar Zeilen. Wir rufen Sie innerhalb einer Woche an.",
    },
    submitLabel: {
      nl: "Verstuur uw kandidatuur",
      fr: "Envoyer la candidature",
      en: "Send your application",
      de: "Bewerbung senden",
    },
  },
  {
    key: "newsletter",
    name: "Nieuwsbrief",
    form: "newsletter",
    title: { nl: "Vier keer per jaar", fr: "Quatre fois par an", en: "Four times a year", de: "Viermal im Jahr" },
    intro: {
      nl: "Een brief over de Antwerpse woningmarkt, een straat die we graag zien en wat er in de regels verandert. Uitschrijven kan altijd.",
      fr: "Une lettre sur le marché anversois, une rue que nous aimons et les règles qui changent. Désinscription à tout moment.",
      en: "A letter on the Antwerp market, a street we are fond of, and which rules are changing. Unsubscribe whenever you like.",
      de: "Ein Brief über den Antwerpener Wohnungsmarkt, eine Straße, die wir mögen, und was sich an den Regeln ändert. Abmelden können Sie sich jederzeit.",
    },
    submitLabel: { nl: "Schrijf mij in", fr: "M'inscrire", en: "Sign me up", de: "Newsletter abonnieren" },
  },
  {
    key: "keep-informed",
    name: "Op de hoogte blijven",
    form: "keep-informed",
    title: {
      nl: "Hou mij op de hoogte",
      fr: "Tenez-moi informé",
      en: "Keep me informed",
      de: "Halten Sie mich auf dem Laufenden",
    },
    intro: {
      nl: "Eén mail wanneer er iets nieuws is, vóór het elders verschijnt. Nooit meer dan nodig.",
      fr: "Un message quand il y a du nouveau, avant sa parution ailleurs. Jamais plus qu'il n'en faut.",
      en: "One message when there is something new, before it appears elsewhere. Never more than needed.",
      de: "Eine Nachricht, wenn es etwas Neues gibt, bevor es anderswo erscheint. Nie mehr als nötig.",
    },
    submitLabel: {
      nl: "Hou mij op de hoogte",
      fr: "Tenez-moi informé",
      en: "Keep me informed",
      de: "Auf dem Laufenden bleiben",
    },
  },
  {
    key: "testimonial",
    name: "Getuigenis schrijven",
    form: "testimonial",
    title: {
      nl: "Vertel het de volgende",
      fr: "Dites-le au suivant",
      en: "Tell whoever comes next",
      de: "Erzählen Sie es weiter",
    },
    intro: {
      nl: "Kocht, verkocht, huurde of verhuurde u met ons? Enkele zinnen helpen wie nog moet kiezen.",
      fr: "Vous avez acheté, vendu ou loué avec nous ? Quelques phrases aident ceux qui doivent encore choisir.",
      en: "Have you bought, sold, rented or let with us? A few sentences help those who have yet to choose.",
      de: "Haben Sie mit uns gekauft, verkauft, gemietet oder vermietet? Ein paar Sätze helfen allen, die noch vor der Wahl stehen.",
    },
    submitLabel: {
      nl: "Verstuur uw getuigenis",
      fr: "Envoyer votre témoignage",
      en: "Send your testimonial",
      de: "Bewertung absenden",
    },
  },
  {
    key: "unsubscribe",
    name: "Uitschrijven",
    form: "unsubscribe",
    title: { nl: "Op welk adres?", fr: "À quelle adresse ?", en: "At which address?", de: "Welche Adresse?" },
    intro: {
      nl: "Het adres waarop u onze nieuwsbrief of zoekberichten krijgt. Daarna sturen we er geen meer.",
      fr: "L'adresse à laquelle vous recevez notre lettre ou nos alertes. Nous n'en enverrons plus.",
      en: "The address at which you receive our newsletter or alerts. We will send no more.",
      de: "Die Adresse, an der Sie unseren Newsletter oder Suchmeldungen erhalten. Wir senden dann keine mehr.",
    },
    submitLabel: { nl: "Schrijf mij uit", fr: "Me désinscrire", en: "Unsubscribe me", de: "Abmelden" },
  },
];

export function contactFormDocuments(references: References): SeedDocument[] {
  return contactForms.map((form) => ({
    kind: "contact",
    uid: "api::contact-form.contact-form",
    key: form.key,
    languages: languagesOf(form.title),
    data: (language) => ({
      name: form.name,
      form: form.form,
      title: readText(form.title, language),
      introHtml: readText(form.intro, language),
      submitLabel: readText(form.submitLabel, language),
      picture: references.picture(form.picture),
    }),
  }));
}
