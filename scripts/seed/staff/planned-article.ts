import type { Language } from "@gevel/config";

interface PlannedText {
  title: string;
  path: string;
  intro: string;
  html: string;
}

/** Known to the importer by this address, whatever staff make of its texts. */
export const plannedOriginalPath = "advice/second-viewing";
/** Days ahead of the day of the first start, and the hour in Belgium. */
export const plannedAhead = { days: 5, hour: "09:00" } as const;

/** An article that staff wrote and planned: it is in their planning, and on the site when its day comes. */
export const plannedArticle: Readonly<Record<Language, PlannedText>> = {
  nl: {
    title: "Vijf vragen voor een tweede bezoek",
    path: "advies/vijf-vragen-voor-een-tweede-bezoek",
    intro: "Bij het eerste bezoek kijkt u met uw hart. Met deze vijf vragen kijkt u bij het tweede ook met uw hoofd.",
    html: `**Hoe valt het licht op een ander uur?** Kom terug op het moment van de dag waarop u meestal thuis bent.

**Wat hoort u als niemand praat?** Zet een raam open, wacht een minuut, en doe hetzelfde in de slaapkamer.

**Wat zegt het EPC, en wat kost het volgende label?** Vraag welke werken het verslag voorstelt en in welke volgorde.

**Wat staat er in de verslagen van de vereniging van mede-eigenaars?** De laatste drie jaar volstaan om te weten welke werken eraan komen.

**Wat blijft er staan?** Keuken, gordijnen, tuinhuis: zet het op papier voor u een bod doet.`,
  },
  fr: {
    title: "Cinq questions pour une deuxième visite",
    path: "conseils/cinq-questions-pour-une-deuxieme-visite",
    intro: "La première visite se fait avec le cœur. Avec ces cinq questions, la deuxième se fait aussi avec la tête.",
    html: `**Comment est la lumière à une autre heure ?** Revenez au moment de la journée où vous êtes d’habitude chez vous.

**Qu’entendez-vous quand personne ne parle ?** Ouvrez une fenêtre, attendez une minute, puis faites de même dans la chambre.

**Que dit le PEB, et que coûterait le label suivant ?** Demandez quels travaux le rapport propose, et dans quel ordre.

**Que disent les procès-verbaux de la copropriété ?** Les trois dernières années suffisent pour savoir quels travaux se préparent.

**Qu’est-ce qui reste sur place ?** Cuisine, rideaux, abri de jardin : mettez-le par écrit avant de faire une offre.`,
  },
  en: {
    title: "Five questions for a second viewing",
    path: "advice/five-questions-for-a-second-viewing",
    intro: "On a first viewing you look with your heart. These five questions bring your head along to the second.",
    html: `**What is the light like at another hour?** Come back at the time of day when you are usually at home.

**What do you hear when nobody is talking?** Open a window, wait a minute, then do the same in the bedroom.

**What does the energy certificate say, and what would the next band cost?** Ask which works the report suggests, and in what order.

**What is in the minutes of the owners’ association?** The last three years are enough to see which works are coming.

**What stays behind?** Kitchen, curtains, garden shed: get it in writing before you make an offer.`,
  },
  de: {
    title: "Fünf Fragen für die zweite Besichtigung",
    path: "ratgeber/fuenf-fragen-fuer-die-zweite-besichtigung",
    intro: "Bei der ersten Besichtigung schaut das Herz. Mit diesen fünf Fragen schaut bei der zweiten auch der Kopf.",
    html: `**Wie ist das Licht zu einer anderen Uhrzeit?** Kommen Sie zu der Tageszeit wieder, zu der Sie meistens zu Hause sind.

**Was hören Sie, wenn niemand spricht?** Öffnen Sie ein Fenster, warten Sie eine Minute, und tun Sie dasselbe im Schlafzimmer.

**Was sagt der Energieausweis, und was kostet die nächste Klasse?** Fragen Sie, welche Arbeiten der Bericht vorschlägt und in welcher Reihenfolge.

**Was steht in den Protokollen der Eigentümergemeinschaft?** Die letzten drei Jahre zeigen, welche Arbeiten anstehen.

**Was bleibt in der Immobilie?** Küche, Vorhänge, Gartenhaus: Halten Sie es schriftlich fest, bevor Sie ein Angebot machen.`,
  },
};
