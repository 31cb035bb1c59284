import { languagesOf } from "../../../content/first-content/languages-of";
import { readText } from "../../../content/first-content/seed-types";
import type { SeedSlider } from "../../../content/first-content/seed-types";
import type { References } from "../../../content/first-content/references";
import type { SeedDocument } from "../../../content/first-content/seed-document";

export const sliders: SeedSlider[] = [
  {
    key: "customers",
    name: "Klanten over ons",
    title: {
      nl: "Wat klanten over ons zeggen",
      fr: "Ce que disent nos clients",
      en: "What our customers say",
      de: "Was unsere Kunden sagen",
    },
    kind: "testimonials",
    slidesPerView: 1,
    slides: [],
    testimonials: [
      "familie-peeters",
      "yasmine-en-tom",
      "ingrid-en-marc-verhaegen",
      "isabelle-dumont",
      "james-whitlock",
    ],
    testimonialChoice: "newest",
  },
  {
    key: "sellers",
    name: "Verkopers over ons",
    title: {
      nl: "Verkopers over Travee",
      fr: "Des vendeurs parlent de Travee",
      en: "Sellers on Travee",
      de: "Verkäufer über Travee",
    },
    kind: "testimonials",
    slidesPerView: 1,
    slides: [],
    testimonials: ["ingrid-en-marc-verhaegen", "familie-peeters", "isabelle-dumont"],
  },
  {
    key: "where-we-work",
    name: "Waar we werken",
    title: {
      nl: "Waar we thuis zijn",
      fr: "Là où nous sommes chez nous",
      en: "Where we are at home",
      de: "Wo wir zu Hause sind",
    },
    kind: "pictures",
    slidesPerView: 1,
    slides: [
      {
        title: {
          nl: "Zurenborg en het Zuid",
          fr: "Zurenborg et le Zuid",
          en: "Zurenborg and the Zuid",
          de: "Zurenborg und das Zuid",
        },
        content: {
          nl: "Herenhuizen met hoge plafonds en een stadstuin, vaak nog met de oorspronkelijke vloeren. We weten welke gevels beschermd zijn en wat dat betekent voor uw plannen.",
          fr: "Des maisons de maître aux hauts plafonds, avec un jardin de ville et souvent leurs sols d'origine. Nous savons quelles façades sont classées, et ce que cela change pour vos projets.",
          en: "Town houses with high ceilings and a city garden, many with their original floors. We know which façades are listed and what that means for your plans.",
          de: "Bürgerhäuser mit hohen Decken und einem Stadtgarten, oft noch mit den ursprünglichen Böden. Wir wissen, welche Fassaden unter Denkmalschutz stehen und was das für Ihre Pläne bedeutet.",
        },
        picture: "zurenborg",
        link: {
          label: { nl: "Huizen te koop", fr: "Maisons à vendre", en: "Houses for sale", de: "Häuser zum Kauf" },
          page: "for-sale",
        },
      },
      {
        title: { nl: "Het Eilandje", fr: "L'Eilandje", en: "Het Eilandje", de: "Das Eilandje" },
        content: {
          nl: "Pakhuizen en nieuwe torens aan het water. Hier verhuren en verkopen we vooral appartementen, en kennen we de syndici bij naam.",
          fr: "Entrepôts et nouvelles tours au bord de l'eau. Nous y louons et vendons surtout des appartements, et nous connaissons les syndics par leur nom.",
          en: "Warehouses and new towers by the water. Here we mostly let and sell apartments, and know the building managers by name.",
          de: "Lagerhäuser und neue Türme am Wasser. Hier vermieten und verkaufen wir vor allem Wohnungen und kennen die Hausverwaltungen beim Namen.",
        },
        picture: "eilandje",
        link: {
          label: {
            nl: "Appartementen te huur",
            fr: "Appartements à louer",
            en: "Apartments for rent",
            de: "Wohnungen zur Miete",
          },
          page: "for-rent",
        },
      },
      {
        title: {
          nl: "Brasschaat en de noordrand",
          fr: "Brasschaat et le nord d'Anvers",
          en: "Brasschaat and the north",
          de: "Brasschaat und der Norden",
        },
        content: {
          nl: "Villa's tussen dennen en rododendrons, en meer en meer ook ruime appartementen in de dorpskern voor wie de tuin achter zich laat.",
          fr: "Des villas entre pins et rhododendrons et, de plus en plus, de vastes appartements au centre pour qui laisse le jardin derrière soi.",
          en: "Villas among pines and rhododendrons and, more and more, generous apartments in the village for those who leave the garden behind.",
          de: "Villen zwischen Kiefern und Rhododendren und immer öfter auch großzügige Wohnungen im Ortskern, für alle, die den Garten hinter sich lassen.",
        },
        picture: "brasschaat",
        link: {
          label: {
            nl: "Ons kantoor in Brasschaat",
            fr: "Notre agence de Brasschaat",
            en: "Our Brasschaat office",
            de: "Unser Büro in Brasschaat",
          },
          page: "contact",
        },
      },
    ],
    testimonials: [],
  },
];

export function sliderDocuments(references: References): SeedDocument[] {
  return sliders.map((slider) => ({
    kind: "slider",
    uid: "api::slider.slider",
    key: slider.key,
    languages: languagesOf(slider.title),
    data: (language) => ({
      name: slider.name,
      title: readText(slider.title, language),
      kind: slider.kind,
      slidesPerView: slider.slidesPerView,
      autoplay: false,
      slides: slider.slides.map((slide) => ({
        title: readText(slide.title, language),
        html: readText(slide.content, language),
        picture: references.picture(slide.picture),
        link: references.link(slide.link, language),
      })),
      testimonialChoice: slider.testimonialChoice ?? "picked",
      testimonials: slider.testimonials.map((key) => references.to("testimonial", key)),
    }),
  }));
}
