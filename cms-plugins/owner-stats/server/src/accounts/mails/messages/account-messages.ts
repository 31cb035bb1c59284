import type { AccountLinkKind, Language, LoginMethod } from "@gevel/config";

const accountMessagesNl: AccountMessages = {
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

const accountMessagesFr: AccountMessages = {
  greeting: "Bonjour {name},",
  greetingNobody: "Bonjour,",
  signature: "Bien cordialement,\n{agency}",
  link: {
    invitation: {
      subject: "Suivez votre bien chez {agency}",
      body: "Vous pouvez désormais suivre la vente ou la location de votre bien sur notre site : combien de fois il est consulté, les visites qui ont eu lieu et ce que nous faisons pour vous. Choisissez un mot de passe et vous y êtes.",
      button: "Choisir mon mot de passe",
      notes: [
        "Le lien fonctionne une seule fois, jusqu’au {day} inclus. Passé ce délai, demandez un nouveau mot de passe sur la page de connexion.",
      ],
    },
    reset: {
      subject: "Choisir un nouveau mot de passe",
      body: "Un nouveau mot de passe a été demandé pour votre accès chez {agency}. Choisissez-le ci-dessous.",
      button: "Choisir un nouveau mot de passe",
      notes: [
        "Le lien fonctionne une seule fois, pendant {minutes} minutes. Dès que vous choisissez un nouveau mot de passe, vous êtes déconnecté partout.",
        "Vous n’avez rien demandé ? Vous n’avez rien à faire : votre mot de passe reste le même.",
      ],
    },
    login: {
      subject: "Votre lien de connexion",
      body: "Ce lien vous connecte chez {agency} sans mot de passe.",
      button: "Me connecter",
      notes: [
        "Le lien fonctionne une seule fois, pendant {minutes} minutes.",
        "Vous n’avez rien demandé ? Vous n’avez rien à faire : personne n’entre sans cet e-mail.",
      ],
    },
  },
  notice: {
    subject: "Connexion à l’espace propriétaire : {name}",
    body: "Une personne s’est connectée à l’espace propriétaire.",
    name: "Nom",
    email: "E-mail",
    at: "Moment",
    way: "Moyen",
    device: "Appareil",
    ways: { password: "Mot de passe", link: "Lien d’un e-mail" },
    open: "Ouvrir dans l’administration",
  },
};

const accountMessagesDe: AccountMessages = {
  greeting: "Guten Tag {name},",
  greetingNobody: "Guten Tag,",
  signature: "Mit freundlichen Grüßen\n{agency}",
  link: {
    invitation: {
      subject: "Verfolgen Sie Ihr Objekt bei {agency}",
      body: "Ab jetzt verfolgen Sie den Verkauf oder die Vermietung Ihrer Immobilie auf unserer Website: wie oft sie angesehen wird, welche Besichtigungen stattfanden und was wir dafür tun. Wählen Sie ein Passwort, und Sie sind angemeldet.",
      button: "Passwort wählen",
      notes: [
        "Der Link funktioniert einmal, bis einschließlich {day}. Danach fordern Sie auf der Anmeldeseite ein neues Passwort an.",
      ],
    },
    reset: {
      subject: "Neues Passwort wählen",
      body: "Für Ihren Zugang bei {agency} wurde ein neues Passwort angefordert. Wählen Sie es hier.",
      button: "Neues Passwort wählen",
      notes: [
        "Der Link funktioniert einmal und {minutes} Minuten lang. Sobald Sie ein neues Passwort wählen, werden Sie überall abgemeldet.",
        "Sie haben nichts angefordert? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.",
      ],
    },
    login: {
      subject: "Ihr Link zum Anmelden",
      body: "Mit diesem Link melden Sie sich ohne Passwort bei {agency} an.",
      button: "Anmelden",
      notes: [
        "Der Link funktioniert einmal und {minutes} Minuten lang.",
        "Sie haben nichts angefordert? Dann müssen Sie nichts tun: Ohne diese E-Mail kommt niemand hinein.",
      ],
    },
  },
  notice: {
    subject: "Anmeldung im Eigentümerportal: {name}",
    body: "Eine Person hat sich im Eigentümerportal angemeldet.",
    name: "Name",
    email: "E-Mail",
    at: "Zeitpunkt",
    way: "Mit",
    device: "Gerät",
    ways: { password: "Passwort", link: "Link aus einer E-Mail" },
    open: "In der Verwaltung öffnen",
  },
};

const accountMessagesEn: AccountMessages = {
  greeting: "Hello {name},",
  greetingNobody: "Hello,",
  signature: "Kind regards,\n{agency}",
  link: {
    invitation: {
      subject: "Follow your home with {agency}",
      body: "From now on you can follow the sale or letting of your home on our website: how often it is viewed, which viewings took place and what we do for you. Choose a password and you are in.",
      button: "Choose your password",
      notes: ["The link works once, up to and including {day}. After that, ask for a new password on the login page."],
    },
    reset: {
      subject: "Choose a new password",
      body: "A new password was asked for your access at {agency}. Choose it below.",
      button: "Choose a new password",
      notes: [
        "The link works once and for {minutes} minutes. As soon as you choose a new password, you are logged out everywhere.",
        "Was it not you who asked? Then there is nothing to do: your password stays as it is.",
      ],
    },
    login: {
      subject: "Your link to log in",
      body: "This link logs you in at {agency} without a password.",
      button: "Log in",
      notes: [
        "The link works once and for {minutes} minutes.",
        "Was it not you who asked? Then there is nothing to do: nobody gets in without this mail.",
      ],
    },
  },
  notice: {
    subject: "Logged in to the owner portal: {name}",
    body: "A person logged in to the owner portal.",
    name: "Name",
    email: "Email",
    at: "Moment",
    way: "By",
    device: "Device",
    ways: { password: "Password", link: "Link of a mail" },
    open: "Open in the admin",
  },
};

interface LinkMessages {
  subject: string;
  body: string;
  button: string;
  notes: readonly string[];
}

/** `{name}`, `{agency}`, `{day}` and `{minutes}` are filled in. */
export interface AccountMessages {
  greeting: string;
  greetingNobody: string;
  signature: string;
  link: Record<AccountLinkKind, LinkMessages>;
  notice: {
    subject: string;
    body: string;
    name: string;
    email: string;
    at: string;
    way: string;
    device: string;
    ways: Record<LoginMethod, string>;
    open: string;
  };
}

export const accountMessages: Readonly<Record<Language, AccountMessages>> = {
  nl: accountMessagesNl,
  fr: accountMessagesFr,
  en: accountMessagesEn,
  de: accountMessagesDe,
};
