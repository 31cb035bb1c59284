import type { OnboardingMessages } from "./onboarding-en";

export const onboardingNl: OnboardingMessages = {
  "gevel.guide.label": "Hoe werkt dit?",
  "gevel.guide.panel": "Hoe werkt dit?",
  "gevel.guide.page.title": "Een pagina in twee talen maken",
  "gevel.guide.page.1": "Klik op “Nieuwe invoer” en geef de pagina een titel en haar deel van het adres.",
  "gevel.guide.page.2": "Kies haar modules, of maak nieuwe. De volgorde hier is de volgorde op de pagina.",
  "gevel.guide.page.3":
    "Klik op Publiceren: bezoekers zien ze binnen enkele seconden. Met Opslaan alleen blijft het een concept.",
  "gevel.guide.page.4": "Kies rechtsboven de andere taal, vul daar de teksten in en publiceer ook die.",
  "gevel.guide.page.5":
    "In het menu zetten: Menu, Nieuw item, kies de pagina en sleep het item daarna naar zijn plaats.",
  "gevel.guide.restore.title": "Een vorige versie van een pagina herstellen",
  "gevel.guide.restore.1":
    "Nog niet gepubliceerd: met “Wijzigingen verwerpen”, achter de puntjes naast Publiceren, keert u terug naar wat bezoekers zien.",
  "gevel.guide.restore.2":
    "Al gepubliceerd: open naast het formulier een oudere versie bij Versies, kijk wat verschilt en herstel ze.",
  "gevel.guide.restore.3": "Ze komt terug als concept. Bekijk het, en publiceer dan.",
  "gevel.guide.listing.title": "Een pand met de hand toevoegen",
  "gevel.guide.listing.1": "Klik op “Nieuwe invoer”: het pand krijgt een eigen nummer en staat nog niet op de site.",
  "gevel.guide.listing.2":
    "Kies te koop of te huur en het soort pand, vul in waar het ligt en de prijs; teksten hebben een tabblad per taal.",
  "gevel.guide.listing.3": "Voeg foto’s toe en sleep ze in volgorde: de eerste staat op de kaart van het pand.",
  "gevel.guide.listing.4":
    "Naast het formulier staat wat de wet van het gewest vraagt. Elke regel leidt naar zijn veld.",
  "gevel.guide.listing.5": "Sla op en klik op “Publiceren”. U ziet eerst wat er nog ontbreekt.",
  "gevel.guide.sold.title": "Een pand als verkocht aanduiden",
  "gevel.guide.sold.1": "Zoek het op straat, gemeente of nummer, en open het.",
  "gevel.guide.sold.2": "Kies de status “Verkocht”, of “Verhuurd” voor een huurpand.",
  "gevel.guide.sold.3":
    "Sla op. Het draagt het label meteen op de site; hoelang het er blijft staan, stelt u in de siteconfiguratie in.",
  "gevel.guide.popup.title": "Een pop-up tonen vanaf maandag",
  "gevel.guide.popup.1": "Schrijf titel, tekst en knop, en sla op. Het is een concept: niemand ziet het.",
  "gevel.guide.popup.2": "Kies naast het formulier, bij Planning, de dag en het uur waarop hij online komt.",
  "gevel.guide.popup.3": "Plan op dezelfde plek wanneer hij gedepubliceerd wordt. Het zijn Belgische uren.",
  "gevel.guide.popup.4": "Geplande publicaties staan op het startscherm en kunnen daar geannuleerd worden.",
  "gevel.first.title": "Welkom. Waar wilt u beginnen?",
  "gevel.first.what":
    "Dit zijn de meest voorkomende taken. Bij elke taak legt de knop “Hoe werkt dit?” het stap voor stap uit.",
  "gevel.first.done": "Begrepen",
  "gevel.first.again": "Aan de slag",
};
