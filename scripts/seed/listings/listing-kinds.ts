interface Name {
  nl: string;
  fr: string;
  en: string;
  de: string;
}

/** A kind of listing as it is advertised: its main type (PROP-14's WebID 1–9), its name and plausible values for it. */
export interface ListingKind {
  key: string;
  webId: number;
  more?: readonly number[];
  name: Name;
  weight: number;
  /** Share that is for rent rather than for sale. */
  rentShare: number;
  /** Average sale price and monthly rent at price level 1. */
  price: number;
  rent: number;
  living: readonly [number, number];
  bedrooms: readonly [number, number];
  plot: readonly [number, number] | null;
  dwelling: boolean;
}

const name = (nl: string, fr: string, en: string, de: string): Name => ({ nl, fr, en, de });

export const listingKinds: readonly ListingKind[] = [
  {
    key: "house",
    webId: 1,
    name: name("Huis", "Maison", "House", "Haus"),
    weight: 22,
    rentShare: 0.16,
    price: 398_000,
    rent: 1350,
    living: [115, 230],
    bedrooms: [2, 5],
    plot: [90, 520],
    dwelling: true,
  },
  {
    key: "villa",
    webId: 1,
    name: name("Villa", "Villa", "Villa", "Villa"),
    weight: 8,
    rentShare: 0.12,
    price: 740_000,
    rent: 2350,
    living: [210, 420],
    bedrooms: [3, 6],
    plot: [700, 3200],
    dwelling: true,
  },
  {
    key: "apartment",
    webId: 2,
    name: name("Appartement", "Appartement", "Apartment", "Wohnung"),
    weight: 30,
    rentShare: 0.42,
    price: 279_000,
    rent: 985,
    living: [62, 130],
    bedrooms: [1, 3],
    plot: null,
    dwelling: true,
  },
  {
    key: "ground-floor",
    webId: 2,
    name: name("Gelijkvloers", "Rez-de-chaussée", "Ground-floor apartment", "Erdgeschosswohnung"),
    weight: 4,
    rentShare: 0.4,
    price: 289_000,
    rent: 995,
    living: [70, 120],
    bedrooms: [1, 2],
    plot: [30, 120],
    dwelling: true,
  },
  {
    key: "duplex",
    webId: 2,
    name: name("Duplex", "Duplex", "Duplex", "Maisonette"),
    weight: 5,
    rentShare: 0.35,
    price: 325_000,
    rent: 1150,
    living: [95, 170],
    bedrooms: [2, 4],
    plot: null,
    dwelling: true,
  },
  {
    key: "penthouse",
    webId: 2,
    name: name("Penthouse", "Penthouse", "Penthouse", "Penthouse"),
    weight: 3,
    rentShare: 0.25,
    price: 560_000,
    rent: 1850,
    living: [120, 210],
    bedrooms: [2, 3],
    plot: null,
    dwelling: true,
  },
  {
    key: "studio",
    webId: 3,
    name: name("Studio", "Studio", "Studio", "Studio"),
    weight: 5,
    rentShare: 0.66,
    price: 148_000,
    rent: 640,
    living: [28, 48],
    bedrooms: [0, 1],
    plot: null,
    dwelling: true,
  },
  {
    key: "furnished",
    webId: 2,
    more: [3],
    name: name("Gemeubeld appartement", "Appartement meublé", "Furnished apartment", "Möblierte Wohnung"),
    weight: 3,
    rentShare: 1,
    price: 0,
    rent: 1180,
    living: [45, 95],
    bedrooms: [1, 2],
    plot: null,
    dwelling: true,
  },
  {
    key: "land",
    webId: 4,
    name: name("Bouwgrond", "Terrain à bâtir", "Building plot", "Baugrundstück"),
    weight: 4,
    rentShare: 0,
    price: 265_000,
    rent: 0,
    living: [0, 0],
    bedrooms: [0, 0],
    plot: [310, 1400],
    dwelling: false,
  },
  {
    key: "investment",
    webId: 5,
    more: [1, 2],
    name: name("Opbrengsteigendom", "Immeuble de rapport", "Investment property", "Renditeobjekt"),
    weight: 4,
    rentShare: 0,
    price: 615_000,
    rent: 0,
    living: [210, 420],
    bedrooms: [4, 9],
    plot: [120, 320],
    dwelling: true,
  },
  {
    key: "shop",
    webId: 6,
    name: name("Handelsruimte", "Espace commercial", "Retail space", "Gewerbefläche"),
    weight: 4,
    rentShare: 0.6,
    price: 345_000,
    rent: 1650,
    living: [70, 260],
    bedrooms: [0, 0],
    plot: null,
    dwelling: false,
  },
  {
    key: "workshop",
    webId: 7,
    name: name("Atelier", "Atelier", "Workshop", "Werkstatt"),
    weight: 2,
    rentShare: 0.5,
    price: 420_000,
    rent: 1900,
    living: [180, 700],
    bedrooms: [0, 0],
    plot: [250, 1200],
    dwelling: false,
  },
  {
    key: "office",
    webId: 8,
    name: name("Bureauruimte(s)", "Bureaux", "Office space", "Büroräume"),
    weight: 3,
    rentShare: 0.7,
    price: 390_000,
    rent: 1750,
    living: [85, 360],
    bedrooms: [0, 0],
    plot: null,
    dwelling: false,
  },
  {
    key: "garage",
    webId: 9,
    name: name("Parking / Garage", "Parking / Garage", "Parking / Garage", "Stellplatz / Garage"),
    weight: 4,
    rentShare: 0.5,
    price: 32_500,
    rent: 105,
    living: [0, 0],
    bedrooms: [0, 0],
    plot: null,
    dwelling: false,
  },
];
