import { t, type Text } from "./text.js";

export const nouns: Readonly<Record<string, Text>> = {
  studio: t("deze studio", "ce studio", "this studio", "dieses Studio"),
  duplex: t("deze duplex", "ce duplex", "this duplex", "diese Maisonette"),
  penthouse: t("dit penthouse", "ce penthouse", "this penthouse", "dieses Penthouse"),
};

export const aFlat = t("dit appartement", "cet appartement", "this flat", "diese Wohnung");

export const floors = {
  nl: ["", "eerste", "tweede", "derde", "vierde", "vijfde", "zesde", "zevende", "achtste"],
  fr: ["", "premier", "deuxième", "troisième", "quatrième", "cinquième", "sixième", "septième", "huitième"],
  en: ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"],
  de: ["", "ersten", "zweiten", "dritten", "vierten", "fünften", "sechsten", "siebten", "achten"],
} as const;

export const kitchens = {
  island: t(
    "een open keuken met kookeiland",
    "une cuisine ouverte avec îlot",
    "an open kitchen with an island",
    "eine offene Küche mit Kochinsel",
  ),
  fitted: t(
    "een volledig uitgeruste keuken",
    "une cuisine entièrement équipée",
    "a fully fitted kitchen",
    "eine voll ausgestattete Küche",
  ),
  partly: t(
    "een keuken die aan vernieuwing toe is",
    "une cuisine à renouveler",
    "a kitchen that is due for renewal",
    "eine erneuerungsbedürftige Küche",
  ),
} as const;

export const moods = {
  period: [
    t(
      "Hoge plafonds, een schouw en een visgraatvloer geven de leefruimte haar karakter.",
      "Hauts plafonds, cheminée et parquet à chevrons donnent au séjour son caractère.",
      "High ceilings, a mantelpiece and a herringbone floor give the living room its character.",
      "Hohe Decken, ein Kamin und Fischgrätparkett geben dem Wohnzimmer seinen Charakter.",
    ),
    t(
      "Wie binnenkomt, kijkt eerst omhoog: lijstwerk, een rozet en ramen tot bijna aan het plafond.",
      "En entrant, on lève d’abord les yeux : moulures, rosace et fenêtres presque jusqu’au plafond.",
      "On entering one looks up first: mouldings, a ceiling rose and windows almost to the top.",
      "Wer eintritt, schaut zuerst nach oben: Stuck, eine Rosette und Fenster fast bis zur Decke.",
    ),
    t(
      "De oorspronkelijke schouw en het parket zijn gebleven, en met hen de sfeer van toen.",
      "La cheminée et le parquet d’origine sont restés, et avec eux l’ambiance d’autrefois.",
      "The original mantelpiece and parquet have stayed, and with them the mood of the time.",
      "Kamin und Parkett sind die ursprünglichen, und mit ihnen ist die Stimmung von damals geblieben.",
    ),
  ],
  modern: [
    t(
      "De leefruimte heeft brede ramen, rustige wanden en een warme houten vloer.",
      "Le séjour a de larges fenêtres, des murs sobres et un parquet chaleureux.",
      "The living room has wide windows, calm walls and a warm wooden floor.",
      "Das Wohnzimmer hat breite Fenster, ruhige Wände und einen warmen Holzboden.",
    ),
    t(
      "Het licht valt hier diep naar binnen; wanden en vloer zijn sober, zodat uw meubels het woord krijgen.",
      "La lumière y entre profondément ; murs et sol sont sobres, pour laisser parler vos meubles.",
      "The light falls deep into the rooms; walls and floors are plain, so that your furniture does the talking.",
      "Das Licht fällt tief in die Räume; Wände und Böden sind schlicht, damit Ihre Möbel zur Geltung kommen.",
    ),
    t(
      "De indeling is praktisch en de leefruimte royaal, met grote ramen en veel bergruimte.",
      "La distribution est pratique et le séjour généreux, avec de grandes fenêtres et beaucoup de rangements.",
      "The layout is practical and the living room generous, with large windows and plenty of storage.",
      "Der Grundriss ist praktisch und das Wohnzimmer großzügig, mit großen Fenstern und viel Stauraum.",
    ),
  ],
} as const;

export const renovation = {
  new: [
    t(
      "Alles is afgewerkt: u kiest enkel nog de gordijnen.",
      "Tout est achevé : il ne vous reste qu’à choisir les rideaux.",
      "Everything is finished: all that is left to choose are the curtains.",
      "Alles ist fertig: Sie suchen nur noch die Vorhänge aus.",
    ),
    t(
      "Nieuw en meteen te betrekken.",
      "Neuf, à habiter sans attendre.",
      "New, and ready at once.",
      "Neu und sofort bezugsfertig.",
    ),
  ],
  good: [
    t(
      "U kunt er zo in.",
      "Vous pouvez y emménager tel quel.",
      "It is ready to move into.",
      "Sie können sofort einziehen.",
    ),
    t(
      "Alles is goed onderhouden en klaar om te bewonen.",
      "Tout est bien entretenu et prêt à être habité.",
      "Everything is well kept and ready to live in.",
      "Alles ist gepflegt und bezugsfertig.",
    ),
  ],
  "to-refresh": [
    t(
      "Een likje verf en nieuwe vloerbekleding doen hier wonderen.",
      "Un coup de peinture et de nouveaux revêtements de sol feront merveille.",
      "A coat of paint and new flooring will do wonders.",
      "Etwas Farbe und neue Böden wirken hier Wunder.",
    ),
    t(
      "Hier en daar mag het frisser, de basis zit goed.",
      "Un rafraîchissement s’impose par endroits, mais les bases sont saines.",
      "It could be fresher here and there; the bones are good.",
      "Hier und da darf aufgefrischt werden, die Substanz ist gut.",
    ),
  ],
  "to-renovate": [
    t(
      "Reken op een grondige renovatie: dak, ramen en elektriciteit zijn van hun tijd.",
      "Comptez sur une rénovation en profondeur : toit, châssis et électricité sont d’époque.",
      "Allow for a thorough renovation: roof, windows and wiring are of their time.",
      "Rechnen Sie mit einer gründlichen Renovierung: Dach, Fenster und Elektrik stammen aus ihrer Zeit.",
    ),
    t(
      "Te renoveren, met veel mogelijkheden: breng gerust uw architect mee.",
      "À rénover, avec beaucoup de possibilités : venez avec votre architecte.",
      "To be renovated, with much that is possible: do bring your architect.",
      "Zu renovieren, mit vielen Möglichkeiten: Bringen Sie gern Ihren Architekten mit.",
    ),
  ],
} as const;

export const heatings = {
  "heat-pump": t(
    "een warmtepomp en vloerverwarming",
    "Pompe à chaleur et chauffage au sol",
    "a heat pump and underfloor heating",
    "eine Wärmepumpe mit Fußbodenheizung",
  ),
  gas: t("aardgas", "Chauffage central au gaz", "gas", "Gas"),
  oil: t("stookolie", "Chauffage central au mazout", "oil", "Öl"),
  district: t(
    "het warmtenet van de wijk",
    "Réseau de chaleur du quartier",
    "the district network",
    "Fernwärme aus dem Viertel",
  ),
} as const;

export const glazings = {
  triple: t("driedubbel glas", "triple vitrage", "triple glazing", "Dreifachverglasung"),
  "high-performance": t(
    "hoogrendementsglas",
    "double vitrage à haut rendement",
    "high-performance double glazing",
    "Wärmeschutzverglasung",
  ),
  double: t("dubbel glas", "double vitrage", "double glazing", "Doppelverglasung"),
} as const;

export const nears = {
  park: t(
    "Het park begint aan het einde van de straat; winkels en scholen liggen op wandelafstand.",
    "Le parc commence au bout de la rue ; commerces et écoles se rejoignent à pied.",
    "The park begins at the end of the street; shops and schools are within walking distance.",
    "Der Park beginnt am Ende der Straße; Läden und Schulen erreichen Sie zu Fuß.",
  ),
  station: t(
    "Het station is om de hoek en de ring ligt op vijf minuten, zonder dat u die hoort.",
    "La gare est à deux pas et le ring à cinq minutes, sans qu’on l’entende.",
    "The station is round the corner and the ring road five minutes off, without your hearing it.",
    "Der Bahnhof liegt um die Ecke, der Ring ist in fünf Minuten erreicht und doch nicht zu hören.",
  ),
  school: t(
    "De basisschool is te voet bereikbaar, de bakker ook, en de tram stopt twee straten verder.",
    "L’école primaire se rejoint à pied, la boulangerie aussi, et le tram s’arrête deux rues plus loin.",
    "The primary school is within walking distance, so is the baker, and the tram stops two streets away.",
    "Die Grundschule erreicht man zu Fuß, den Bäcker auch, und die Tram hält zwei Straßen weiter.",
  ),
  square: t(
    "Het plein voor de deur is rustig, met een bakker, enkele banken en oude bomen.",
    "La place devant la porte est paisible, avec une boulangerie, quelques bancs et de vieux arbres.",
    "The square at the door is quiet, with a baker, a few benches and old trees.",
    "Der Platz vor der Tür ist ruhig, mit einem Bäcker, ein paar Bänken und alten Bäumen.",
  ),
  water: t(
    "Het water ligt voor de deur; langs de kade wandelt of fietst u tot in het centrum.",
    "L’eau est devant la porte ; le long du quai, on rejoint le centre à pied ou à vélo.",
    "The water is at the door; along the quay you walk or cycle into the centre.",
    "Das Wasser liegt vor der Tür; am Kai entlang geht oder radelt man bis ins Zentrum.",
  ),
} as const;
