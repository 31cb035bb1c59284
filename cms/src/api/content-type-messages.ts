import type { ContentTypeMessages } from "./field-messages";
import { articleMessages } from "./article/article-messages";
import { categoryMessages } from "./category/category-messages";
import { consentChoiceMessages } from "./consent-choice/consent-choice-messages";
import { contactFormMessages } from "./contact-form/contact-form-messages";
import { footerMessages } from "./footer/footer-messages";
import { menuMessages } from "./menu/menu-messages";
import { moduleMessages } from "./module/module-messages";
import { pageMessages } from "./page/page-messages";
import { popupMessages } from "./popup/popup-messages";
import { propertyListMessages } from "./property-list/property-list-messages";
import { redirectMessages } from "./redirect/redirect-messages";
import { siteConfigMessages } from "./site-config/site-config-messages";
import { sliderMessages } from "./slider/slider-messages";
import { testimonialMessages } from "./testimonial/testimonial-messages";

/** The admin's messages for each content type, by uid. Separate from content-types.ts because it runs in the browser. */
export const contentTypeMessages: Readonly<Record<string, ContentTypeMessages>> = {
  "api::article.article": articleMessages,
  "api::category.category": categoryMessages,
  "api::consent-choice.consent-choice": consentChoiceMessages,
  "api::contact-form.contact-form": contactFormMessages,
  "api::footer.footer": footerMessages,
  "api::menu.menu": menuMessages,
  "api::module.module": moduleMessages,
  "api::page.page": pageMessages,
  "api::popup.popup": popupMessages,
  "api::property-list.property-list": propertyListMessages,
  "api::redirect.redirect": redirectMessages,
  "api::site-config.site-config": siteConfigMessages,
  "api::slider.slider": sliderMessages,
  "api::testimonial.testimonial": testimonialMessages,
};
