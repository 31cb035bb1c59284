import type { MailMessages } from "./mail-messages.js";

export const mailMessagesNl: MailMessages = {
  agency: {
    intro: "Via de website kwam dit binnen.",
    answer: "Antwoord gewoon op deze mail: uw antwoord gaat naar de afzender.",
    open: "Openen in het beheer",
    page: "Verstuurd vanop",
    language: "Taal van de bezoeker",
    message: "Bericht",
  },
  confirmation: {
    subject: "We hebben uw bericht goed ontvangen",
    body: "Bedankt voor uw bericht. Het is goed aangekomen bij {agency} en u hoort van ons zodra we het gelezen hebben.",
    own: {
      "contact-me": {
        subject: "We nemen contact met u op",
        body: "Bedankt. We nemen contact met u op op een moment dat u past.",
      },
      "contact-demand": {
        subject: "Uw aanvraag voor een gratis schatting",
        body: "Bedankt voor uw aanvraag. We bellen u om een moment af te spreken waarop we uw woning kunnen bekijken.",
      },
      "contact-demand-small": {
        subject: "Uw vraag is goed aangekomen",
        body: "Bedankt voor uw vraag. We nemen contact met u op om te bespreken hoe we u het best kunnen helpen.",
      },
      "contact-construction": {
        subject: "Uw vraag over {home}",
        body: "Bedankt voor uw vraag over dit project. Wie het project begeleidt, neemt contact met u op.",
      },
      "demand-register": {
        subject: "Uw zoekopdracht is bewaard",
        body: "Bedankt. We weten nu wat u zoekt en laten van ons horen als er iets op de markt komt dat past.",
      },
      "job-contact": {
        subject: "We hebben uw sollicitatie goed ontvangen",
        body: "Bedankt voor uw interesse in {agency}. We lezen uw sollicitatie aandachtig en laten u iets weten.",
      },
      newsletter: {
        subject: "Uw inschrijving op de nieuwsbrief",
        body: "Bedankt. We hebben uw aanvraag voor de nieuwsbrief van {agency} goed ontvangen.",
      },
      "ask-info": {
        subject: "Uw vraag over {home}",
        body: "Bedankt voor uw vraag. Wie deze woning opvolgt, antwoordt u zo snel mogelijk.",
      },
      "contact-appointment": {
        subject: "Uw aanvraag voor een bezoek aan {home}",
        body: "Bedankt voor uw aanvraag. Het bezoek ligt nog niet vast: we stemmen het moment af en bevestigen het u.",
      },
      "document-request": {
        subject: "Uw aanvraag voor documenten van {home}",
        body: "Bedankt voor uw aanvraag. We bezorgen u de documenten per e-mail.",
      },
    },
    greeting: "Dag {firstName},",
    greetingNoName: "Dag,",
    signature: "Met vriendelijke groet,\n{agency}",
    sent: "Wat u ons bezorgde",
    call: "Liever bellen? {phone}",
    why: "U krijgt deze mail omdat op onze website met dit adres een formulier verstuurd is. Was u dat niet? Dan hoeft u niets te doen.",
  },
  friend: {
    subject: "{firstName} tipt u een woning: {home}",
    subjectNoName: "Een tip voor u: {home}",
    body: "{firstName} bekeek deze woning bij {agency} en dacht aan u.",
    bodyNoName: "Iemand die u kent bekeek deze woning bij {agency} en dacht aan u.",
    see: "Bekijk de woning",
    why: "U krijgt dit ene bericht omdat iemand op onze website uw adres invulde. We gebruiken uw adres nergens anders voor.",
  },
  optIn: {
    subject: "Bevestig uw e-mailadres voor {agency}",
    body: "Op onze website vroeg iemand met dit adres om mails van {agency}. Was u dat? Bevestig het dan met één druk op de knop. Zonder bevestiging sturen we niets.",
    requested: "U vroeg om",
    subscriptionNames: {
      alerts: "woningen die bij uw zoekopdracht passen",
      "keep-informed": "nieuws over het aanbod",
      newsletter: "de nieuwsbrief",
    },
    button: "Ja, dit is mijn adres",
    until: "De knop werkt tot {day}.",
    why: "Was u dit niet? Dan hoeft u niets te doen: u krijgt geen verdere mails.",
  },
  alert: {
    subjectOne: "Nieuw voor u: {home}",
    subjectPrice: "Nieuwe prijs: {home}",
    subjectMany: "{items} voor u",
    bodyOne: "Deze woning past bij wat u zoekt.",
    bodyProject: "Dit nieuwbouwproject past bij wat u zoekt.",
    bodyMany: "{items} passen bij wat u zoekt.",
    homes: { one: "1 woning", many: "{count} woningen" },
    projects: { one: "1 nieuwbouwproject", many: "{count} nieuwbouwprojecten" },
    more: {
      0: { one: "En nog 1 woning te koop", many: "En nog {count} woningen te koop" },
      1: { one: "En nog 1 woning te huur", many: "En nog {count} woningen te huur" },
      project: { one: "En nog 1 nieuwbouwproject", many: "En nog {count} nieuwbouwprojecten" },
    },
    and: "en",
    isNew: "Nieuw",
    isNewProject: "Nieuwbouwproject",
    priceFell: "Lagere prijs",
    manage: "Uw zoekopdracht bekijken, aanpassen of even pauzeren",
    leave: "Geen mails meer over deze zoekopdracht",
    why: "U krijgt deze mail omdat u op {day} bevestigde dat we u over ons aanbod mogen mailen.",
  },
  renewal: {
    subject: "Wilt u deze mails van {agency} nog krijgen?",
    body: "Op {day} liet u weten dat we u hierover mogen mailen. Wilt u dat nog altijd? Dan volstaat één druk op de knop en blijft alles zoals het is.",
    gets: "U krijgt",
    renew: "Ja, blijf me mailen",
    leave: "Nee, stop deze mails",
    until: "U kunt antwoorden tot en met {day}. Horen we niets, dan stoppen deze mails vanzelf.",
    why: "We vragen dit om de {years} jaar, zoals in onze privacyverklaring staat.",
  },
  home: {
    see: "Bekijk de woning",
    reference: "Ref. {reference}",
    priceOnRequest: "Prijs op aanvraag",
    perMonth: "{amount} per maand",
    from: "Vanaf {amount}",
  },
  yes: "Ja",
};
