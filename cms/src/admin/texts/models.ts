import { bannerWords } from "../../components/shared/staff/banner-words";
import { relationWords } from "../../api/module/relation-words";
import { seoWords } from "../../components/shared/staff/seo-words";
import { sharedWords } from "../../components/shared/staff/shared-words";
import { siteAgencyWords } from "../../components/config/staff/agency-words";
import { siteListsWords } from "../../components/config/staff/lists-words";
import { siteLookWords } from "../../components/config/staff/look-words";
import { siteServicesWords } from "../../components/config/staff/services-words";
import { articleWords } from "../../api/article/article-words";
import { categoryWords } from "../../api/category/category-words";
import { contactFormWords } from "../../api/contact-form/contact-form-words";
import { footerWords } from "../../api/footer/footer-words";
import { leadWords } from "./content/lead";
import { menuWords } from "../../api/menu/menu-words";
import { moduleWords } from "../../api/module/module-words";
import { pageWords } from "../../api/page/page-words";
import { popupWords } from "../../api/popup/popup-words";
import { propertyListWords } from "../../api/property-list/property-list-words";
import { redirectWords } from "../../api/redirect/redirect-words";
import { siteConfigWords } from "../../api/site-config/site-config-words";
import { sliderWords } from "../../api/slider/slider-words";
import { testimonialWords } from "../../api/testimonial/testimonial-words";
import type { ModelsInWords } from "../../staff/field-words";

export const contentTypeWords: ModelsInWords = {
  "api::article.article": articleWords,
  "api::category.category": categoryWords,
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
  "plugin::leads.lead": leadWords,
};

export const componentWords: ModelsInWords = {
  ...seoWords,
  ...bannerWords,
  ...sharedWords,
  ...relationWords,
  ...siteLookWords,
  ...siteListsWords,
  ...siteAgencyWords,
  ...siteServicesWords,
};

/** Hooks of the admin tell the English name of a content type, not its uid. */
export const uidByName: Readonly<Record<string, string>> = {
  Article: "api::article.article",
  Category: "api::category.category",
  "Contact form": "api::contact-form.contact-form",
  Footer: "api::footer.footer",
  "Menu entry": "api::menu.menu",
  Module: "api::module.module",
  Page: "api::page.page",
  Popup: "api::popup.popup",
  "Property list": "api::property-list.property-list",
  Redirect: "api::redirect.redirect",
  "Site configuration": "api::site-config.site-config",
  Slider: "api::slider.slider",
  Testimonial: "api::testimonial.testimonial",
  Lead: "plugin::leads.lead",
};
