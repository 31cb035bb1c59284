import type { AccountMessages } from "./account-messages.js";

export const accountMessagesDe: AccountMessages = {
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
