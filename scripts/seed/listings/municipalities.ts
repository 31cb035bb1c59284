/** Places of the Antwerp region, with their postal code, rough centre, a price level and streets that could be there. */
export interface Municipality {
  city: string;
  zip: string;
  latitude: number;
  longitude: number;
  /** Relative to the region's average price. */
  level: number;
  /** Relative frequency of listings in this municipality. */
  weight: number;
  urban: boolean;
}

export const municipalities: readonly Municipality[] = [
  { city: "ANTWERPEN", zip: "2000", latitude: 51.2194, longitude: 4.4025, level: 1.24, weight: 16, urban: true },
  { city: "ANTWERPEN", zip: "2018", latitude: 51.2045, longitude: 4.4211, level: 1.16, weight: 12, urban: true },
  { city: "ANTWERPEN", zip: "2020", latitude: 51.1907, longitude: 4.3855, level: 0.94, weight: 5, urban: true },
  { city: "ANTWERPEN", zip: "2060", latitude: 51.2302, longitude: 4.4247, level: 0.82, weight: 5, urban: true },
  { city: "BERCHEM", zip: "2600", latitude: 51.1919, longitude: 4.4336, level: 1.08, weight: 9, urban: true },
  { city: "BORGERHOUT", zip: "2140", latitude: 51.2122, longitude: 4.4421, level: 0.92, weight: 7, urban: true },
  { city: "DEURNE", zip: "2100", latitude: 51.2214, longitude: 4.4658, level: 0.88, weight: 8, urban: true },
  { city: "MERKSEM", zip: "2170", latitude: 51.2454, longitude: 4.4488, level: 0.84, weight: 6, urban: true },
  { city: "EKEREN", zip: "2180", latitude: 51.2818, longitude: 4.4183, level: 1, weight: 5, urban: false },
  { city: "HOBOKEN", zip: "2660", latitude: 51.1751, longitude: 4.3486, level: 0.86, weight: 5, urban: true },
  { city: "WILRIJK", zip: "2610", latitude: 51.1673, longitude: 4.3944, level: 0.98, weight: 6, urban: true },
  { city: "MORTSEL", zip: "2640", latitude: 51.1703, longitude: 4.4571, level: 1.02, weight: 5, urban: true },
  { city: "EDEGEM", zip: "2650", latitude: 51.1568, longitude: 4.4452, level: 1.08, weight: 4, urban: false },
  { city: "KONTICH", zip: "2550", latitude: 51.1335, longitude: 4.4467, level: 1.02, weight: 3, urban: false },
  { city: "HOVE", zip: "2540", latitude: 51.1551, longitude: 4.4724, level: 1.14, weight: 2, urban: false },
  { city: "BRASSCHAAT", zip: "2930", latitude: 51.2912, longitude: 4.4918, level: 1.32, weight: 7, urban: false },
  { city: "SCHOTEN", zip: "2900", latitude: 51.2523, longitude: 4.5027, level: 1.14, weight: 5, urban: false },
  { city: "KAPELLEN", zip: "2950", latitude: 51.3137, longitude: 4.4341, level: 1.16, weight: 4, urban: false },
  { city: "SCHILDE", zip: "2970", latitude: 51.2408, longitude: 4.5831, level: 1.3, weight: 3, urban: false },
  { city: "WIJNEGEM", zip: "2110", latitude: 51.2276, longitude: 4.5191, level: 1.04, weight: 2, urban: false },
  { city: "WOMMELGEM", zip: "2160", latitude: 51.2038, longitude: 4.5233, level: 0.96, weight: 2, urban: false },
  { city: "BOECHOUT", zip: "2530", latitude: 51.1602, longitude: 4.4935, level: 1.06, weight: 2, urban: false },
  { city: "LIER", zip: "2500", latitude: 51.1313, longitude: 4.5704, level: 0.96, weight: 4, urban: true },
  { city: "MECHELEN", zip: "2800", latitude: 51.0259, longitude: 4.4776, level: 0.98, weight: 3, urban: true },
  { city: "ZWIJNDRECHT", zip: "2070", latitude: 51.2198, longitude: 4.3266, level: 0.86, weight: 2, urban: false },
];

export const streets = [
  "Lindenstraat",
  "Kerkstraat",
  "Markgravelei",
  "Plantinlaan",
  "Beukenlaan",
  "Schoolstraat",
  "Nieuwstraat",
  "Molenstraat",
  "Eikenlei",
  "Kasteeldreef",
  "Sint-Jansplein",
  "Vaartkaai",
  "Kloosterstraat",
  "Tuinwijk",
  "Bremstraat",
  "Kapelstraat",
  "Dageraadstraat",
  "Waterpoort",
  "Vogelzang",
  "Hoogstraat",
  "Kruisboogstraat",
  "Boomgaardlei",
  "Acacialaan",
  "Leemstraat",
  "Koolputten",
] as const;
