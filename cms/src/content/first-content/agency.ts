import { formatPhone } from "@gevel/config";

/**
 * The agency of the first start is invented: its telephone, registration and account numbers are well formed but
 * unassigned, and its mail addresses are in the reserved `.example` domain. Texts write the numbers as the site does.
 */
export const agency = {
  name: "Travee",
  companyName: "Travee Vastgoed bv",
  companyNumber: "0999.999.922",
  vatNumber: "BE 0999.999.922",
  thirdPartyAccount: "BE49 9990 0000 0171",
  insurer: "Demo Verzekeringen nv",
  policyNumber: "000.000.001",
  email: "info@travee.example",
  privacyEmail: "privacy@travee.example",
  jobsEmail: "jobs@travee.example",
  offices: {
    antwerp: {
      street: "Gevelplein",
      houseNumber: "14",
      zip: "2000",
      city: "Antwerpen",
      phone: formatPhone("03 000 00 10"),
      email: "antwerpen@travee.example",
      latitude: 51.2094,
      longitude: 4.3947,
    },
    brasschaat: {
      street: "Gaanderijlei",
      houseNumber: "62",
      zip: "2930",
      city: "Brasschaat",
      phone: formatPhone("03 000 00 20"),
      email: "brasschaat@travee.example",
      latitude: 51.2917,
      longitude: 4.4917,
    },
  },
} as const;
