import { expect, it } from "vitest";
import { z } from "zod";
import { componentSchemas, contentTypeSchemas } from "../schemas-fixture";

const schemaSchema = z.object({
  attributes: z.record(
    z.string(),
    z.object({ pluginOptions: z.object({ i18n: z.object({ localized: z.boolean() }).optional() }).optional() }),
  ),
});

function fieldsOf(schema: unknown): string[] {
  const { attributes } = schemaSchema.parse(schema);
  return Object.entries(attributes).map(([name, { pluginOptions }]) =>
    pluginOptions?.i18n?.localized === true ? `${name}*` : name,
  );
}

/**
 * Every field, decided once. A star marks a localized field. All others are non-localized. Relations are localized
 * because Strapi links versions of one language; a component with a star is split by the flags of its own fields.
 */
const localizedFields: Readonly<Record<string, string>> = {
  article:
    "kind title* path* originalPath parent* breadcrumb* intro* html* picture jobTitle* spokenLanguages* phone email date seo*",
  category: "name title* description* picture articles*",
  "consent-choice":
    "day textVersion language accepted declined chosen consentAnalyticsStorage consentAdStorage consentAdUserData consentAdPersonalization",
  "contact-form": "name form title* introHtml* submitLabel* picture",
  footer: "name columns* bottomLinks*",
  menu: "name* title* path* parent* childMenus* sort type page* article* redirect redirectUrl* isHaveSubMenu showFixedMenu menuMobile css image description* seo*",
  module:
    "name title* description* titleSize position span sm md lg view backgroundType colorBackground numberItemOfRow maxItems relations*",
  page: "title* path* originalPath type parent* breadcrumb* description* content* image logo showBreadCrumb showPageBanner banner* modules* seo*",
  "place-page": "name goal cities type title* text* metaTitle* metaDescription*",
  popup: "title* descriptionHtml* link* form* media delay",
  "property-list": "name title* intro* mode goal types cities state sort moreLink*",
  redirect: "from* to*",
  "site-config":
    "agencyName slogan* logo phone email languageDefault languages header* topBar* headerLinks* section colors propertySearch propertyList* socialLinks offices* visitingHours identity* captcha salutations* countVisits tracking mailRecipients ownerPortal renovationNotice*",
  slider: "name title* kind slidesPerView autoplay slides* testimonialChoice testimonials*",
  testimonial: "name place text* date rating verified article* agent* goal fileReference lead",
  "config/agent": "name title* number",
  "config/colors": "accent accentDark highlight",
  "config/header": "showFreeEvaluation freeEvaluationLabel* showLanguageSwitcher showOwnerLogin",
  "config/identity":
    "companyName companyNumber vatNumber agents supervisor* supervisorAddress* insurer policyNumber codeOfConductUrl* thirdPartyAccount",
  "config/language": "code use",
  "config/mail-recipient": "form emails",
  "config/marquee": "value label* state",
  "config/office": "name* street* houseNumber zip city* phone email hours* latitude longitude picture",
  "config/opening-hours": "days* hours*",
  "config/owner-portal": "inviteNewOwners loginNotice noticeEmails",
  "config/property-list": "pageSize marquees showSoldFor soldStatus showPriceDrops placePagesFrom",
  "config/property-search": "salePrices rentPrices maxRooms",
  "config/renovation-notice": "years from targetLabel source*",
  "config/section": "bgColor textColor public",
  "config/social-link": "network url",
  "config/top-bar-item": "label* link* icon* color* published*",
  "config/tracking": "siteGoogleAnalyticsID siteGoogleAdsID siteGoogleTagManager siteFacebookPixel",
  "config/visiting-hours": "weekday from until capacity totalCapacity",
  "shared/banner": "type* title* accent* text* image* gallery* videoUrl* videoFile* showSearch* showValuation*",
  "shared/column": "title* introHtml* fullHtml* images* links* sm* md* lg*",
  "shared/link": "label* page* article* url*",
  "shared/seo":
    "pageTitle* metaTitle* metaDescription* ogTitle* ogDescription* ogImage* twitterTitle* twitterDescription* twitterImage* isActiveSEO*",
  "shared/slide": "title* html* picture* link*",
};

/** The content of a module is chosen per language, whatever its kind: relation-components.ts. */
const ownComponents = Object.fromEntries(
  Object.entries(componentSchemas).filter(([uid]) => !uid.startsWith("relation.")),
);

it("every field of the content types and components is marked localized or not", () => {
  const found = Object.entries({ ...contentTypeSchemas, ...ownComponents }).map(
    ([uid, schema]) => [uid.replace(/^api::[^.]+\./, "").replace(".", "/"), fieldsOf(schema).join(" ")] as const,
  );
  expect(Object.fromEntries(found)).toEqual(localizedFields);
});
