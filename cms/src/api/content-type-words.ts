import type { TypeInWords } from "../staff/field-words";
import { articleWords } from "./article/article-words";
import { categoryWords } from "./category/category-words";
import { consentChoiceWords } from "./consent-choice/consent-choice-words";
import { contactFormWords } from "./contact-form/contact-form-words";
import { footerWords } from "./footer/footer-words";
import { menuWords } from "./menu/menu-words";
import { moduleWords } from "./module/module-words";
import { pageWords } from "./page/page-words";
import { popupWords } from "./popup/popup-words";
import { propertyListWords } from "./property-list/property-list-words";
import { redirectWords } from "./redirect/redirect-words";
import { siteConfigWords } from "./site-config/site-config-words";
import { sliderWords } from "./slider/slider-words";
import { testimonialWords } from "./testimonial/testimonial-words";

/** What the admin says of each content type, by uid. Apart from content-types.ts, for it runs in the browser. */
export const contentTypeWords: Readonly<Record<string, TypeInWords>> = {
  "api::article.article": articleWords,
  "api::category.category": categoryWords,
  "api::consent-choice.consent-choice": consentChoiceWords,
  "api::contact-form.contact-form": contactFormWords,
  "api::footer.footer": footerWords,
  "api::menu.menu": menuWords,
  "api::module.module": moduleWords,
  "api::page.page": pageWords,
  "api::popup.popup": popupWords,
  "api::property-list.property-list": propertyListWords,
  "api::redirect.redirect": redirectWords,
  "api::site-config.site-config": siteConfigWords,
  "api::slider.slider": sliderWords,
  "api::testimonial.testimonial": testimonialWords,
};
