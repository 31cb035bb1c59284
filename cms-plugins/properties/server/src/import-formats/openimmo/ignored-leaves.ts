import type { IgnoredLeaves } from "../draft/unread-leaves.js";

const all = (reason: string, parent: string, names: string): IgnoredLeaves =>
  Object.fromEntries(names.split(" ").map((name) => [`${parent}/${name}`, reason]));

const technical = "is of the sender and of the way it was sent, not of the home";

/** Leaves of a listing of 1.2.7 that are ignored on purpose. A fact of the listing does not belong here. */
export const ignoredInListing: IgnoredLeaves = {
  "objektkategorie/nutzungsart": "objektart and vermarktungsart say more",
  ...all(
    "is of the land register or follows from the postal code",
    "geo",
    "bundesland gemeindecode flur flurstueck gemarkung",
  ),
  ...all("says what a portal may draw", "geo", "karten_makro karten_mikro virtuelletour luftbildern"),
  ...all(
    "is private, or tells a visitor no more than the name, number and address that are shown",
    "kontaktperson",
    "titel anrede anrede_brief firma zusatzfeld strasse hausnummer plz ort postfach postf_plz postf_ort land url " +
      "tel_durchw tel_zentrale tel_handy tel_fax tel_privat tel_sonstige email_direkt email_zentrale email_privat " +
      "email_sonstige email_feedback adressfreigabe personennummer immobilientreuhaenderid freitextfeld position",
  ),
  weitere_adresse: "is of other people, such as the owner",
  ...all(
    "is asked for only where an element before it states no price; one of the other way to offer a home is said",
    "preise",
    "kaufpreisbrutto kaltmiete nettokaltmiete pauschalmiete hauptmietzinsnetto warmmiete pacht",
  ),
  ...all("is reckoned from the price", "preise", "kaufpreis_pro_qm mietpreis_pro_qm"),
  ...all("is between the sender, the owner and other agents", "preise", "innen_courtage provision_teilen"),
  ...all("a file is known by its path and content", "anhaenge/anhang", "@location check"),
  "anhaenge/anhang/format": "is asked for where no content says what the file is",
  ...all("a file is known by its path and content", "kontaktperson/foto", "@location format check"),
  bewertung: "is what the sender reckons, not what is offered",
  ...all("is how the agent works, not what is offered", "verwaltung_objekt", "gruppennummer zugang"),
  ...all(technical, "verwaltung_techn", "objektnr_intern kennung_ursprung aktion/@timestamp"),
  "verwaltung_techn/stand_vom": "is of the last change: it would make every change look new",
  ...all(
    "is for portals to which the sender passes listings on",
    "verwaltung_techn",
    "weitergabe_generell weitergabe_positiv weitergabe_negativ",
  ),
};

/** Ignored leaves outside the listings. */
export const ignoredAround: IgnoredLeaves = {
  ...all(technical, "uebertragung", "@art @version @sendersoftware @senderversion @techn_email @timestamp @regi_id"),
  ...all(technical, "anbieter", "anbieternr firma openimmo_anid lizenzkennung anhang impressum impressum_strukt"),
};
