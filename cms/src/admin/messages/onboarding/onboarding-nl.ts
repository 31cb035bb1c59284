import type { OnboardingMessages } from "./onboarding-en";

export const onboardingNl: OnboardingMessages = {
  "gevel.howTo.label": "Hoe werkt dit?",
  "gevel.howTo.panel": "Hoe werkt dit?",
  "gevel.howTo.page.title": "Een pagina in twee talen maken",
  "gevel.howTo.page.1": "Klik op “Nieuwe invoer” en geef de pagina een titel en haar deel van het adres.",
  "gevel.howTo.page.2": "Kies haar modules, of maak nieuwe. De volgorde hier is de volgorde op de pagina.",
  "gevel.howTo.page.3":
    "Klik op Publiceren: bezoekers zien ze binnen enkele seconden. Met Opslaan alleen blijft het een concept.",
  "gevel.howTo.page.4": "Kies rechtsboven de andere taal, vul daar de teksten in en publiceer ook die.",
  "gevel.howTo.page.5":
    "In het menu zetten: Menu, Nieuw item, kies de pagina en sleep het item daarna naar zijn plaats.",
  "gevel.howTo.restore.title": "Een vorige versie van een pagina herstellen",
  "gevel.howTo.restore.1":
    "Nog niet gepubliceerd: met “Wijzigingen verwerpen”, achter de puntjes naast Publiceren, keert u terug naar wat bezoekers zien.",
  "gevel.howTo.restore.2":
    "Al gepubliceerd: open naast het formulier een oudere versie bij Versies, kijk wat verschilt en herstel ze.",
  "gevel.howTo.restore.3": "Ze komt terug als concept. Bekijk het, en publiceer dan.",
  "gevel.howTo.listing.title": "Een pand met de hand toevoegen",
  "gevel.howTo.listing.1": "Klik op “Nieuwe invoer”: het pand krijgt een eigen nummer en staat nog niet op de site.",
  "gevel.howTo.listing.2":
    "Kies te koop of te huur en het soort pand, vul in waar het ligt en de prijs; teksten hebben een tabblad per taal.",
  "gevel.howTo.listing.3": "Voeg foto’s toe en sleep ze in volgorde: de eerste staat op de kaart van het pand.",
  "gevel.howTo.listing.4":
    "Naast het formulier staat wat de wet van het gewest vraagt. Elke regel leidt naar zijn veld.",
  "gevel.howTo.listing.5": "Sla op en klik op “Publiceren”. U ziet eerst wat er nog ontbreekt.",
  "gevel.howTo.sold.title": "Een pand als verkocht aanduiden",
  "gevel.howTo.sold.1": "Zoek het op straat, gemeente of nummer, en open het.",
  "gevel.howTo.sold.2": "Kies de status “Verkocht”, of “Verhuurd” voor een huurpand.",
  "gevel.howTo.sold.3":
    "Sla op. Het draagt het label meteen op de site; hoelang het er blijft staan, stelt u in de siteconfiguratie in.",
  "gevel.howTo.popup.title": "Een pop-up tonen vanaf maandag",
  "gevel.howTo.popup.1": "Schrijf titel, tekst en knop, en sla op. Het is een concept: niemand ziet het.",
  "gevel.howTo.popup.2": "Kies naast het formulier, bij Planning, de dag en het uur waarop hij online komt.",
  "gevel.howTo.popup.3": "Plan op dezelfde plek wanneer hij gedepubliceerd wordt. Het zijn Belgische uren.",
  "gevel.howTo.popup.4": "Geplande publicaties staan op het startscherm en kunnen daar geannuleerd worden.",
  "gevel.onboarding.title": "Welkom. Waar wilt u beginnen?",
  "gevel.onboarding.what":
    "Dit zijn de meest voorkomende taken. Bij elke taak legt de knop “Hoe werkt dit?” het stap voor stap uit.",
  "gevel.onboarding.done": "Begrepen",
  "gevel.onboarding.again": "Aan de slag",
};
