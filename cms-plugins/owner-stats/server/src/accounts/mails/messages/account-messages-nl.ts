import type { AccountMessages } from "./account-messages.js";

export const accountMessagesNl: AccountMessages = {
  greeting: "Dag {name},",
  greetingNobody: "Goeiedag,",
  signature: "Met vriendelijke groeten,\n{agency}",
  link: {
    invitation: {
      subject: "Volg uw woning bij {agency}",
      body: "Vanaf nu volgt u de verkoop of verhuur van uw woning op onze website: hoe vaak ze bekeken wordt, welke bezoeken er waren en wat wij ervoor doen. Kies een wachtwoord en u bent binnen.",
      button: "Kies uw wachtwoord",
      notes: [
        "De link werkt één keer, tot en met {day}. Is die dag voorbij, vraag dan op de aanmeldpagina een nieuw wachtwoord.",
      ],
    },
    reset: {
      subject: "Een nieuw wachtwoord kiezen",
      body: "Er werd een nieuw wachtwoord gevraagd voor uw toegang bij {agency}. Kies het hieronder.",
      button: "Kies een nieuw wachtwoord",
      notes: [
        "De link werkt één keer en {minutes} minuten lang. Zodra u een nieuw wachtwoord kiest, wordt u overal afgemeld.",
        "Hebt u dit niet gevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.",
      ],
    },
    login: {
      subject: "Uw link om aan te melden",
      body: "Met deze link meldt u zich zonder wachtwoord aan bij {agency}.",
      button: "Aanmelden",
      notes: [
        "De link werkt één keer en {minutes} minuten lang.",
        "Hebt u dit niet gevraagd? Dan hoeft u niets te doen: zonder deze mail komt niemand binnen.",
      ],
    },
  },
  notice: {
    subject: "Aangemeld in het eigenaarsportaal: {name}",
    body: "Iemand heeft zich aangemeld in het eigenaarsportaal.",
    name: "Naam",
    email: "E-mail",
    at: "Moment",
    way: "Manier",
    device: "Toestel",
    ways: { password: "Wachtwoord", link: "Link uit een mail" },
    open: "Openen in het beheer",
  },
};
