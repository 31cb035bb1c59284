import { bannerWords } from "./components/banner";
import { relationWords } from "./components/relation";
import { seoWords } from "./components/seo";
import { sharedWords } from "./components/shared";
import { siteAgencyWords } from "./components/site-agency";
import { siteListsWords } from "./components/site-lists";
import { siteLookWords } from "./components/site-look";
import { siteServicesWords } from "./components/site-services";
import { articleWords } from "./content/article";
import { categoryWords } from "./content/category";
import { contactFormWords } from "./content/contact-form";
import { footerWords } from "./content/footer";
import { leadWords } from "./content/lead";
import { menuWords } from "./content/menu";
import { moduleWords } from "./content/module";
import { pageWords } from "./content/page";
import { popupWords } from "./content/popup";
import { propertyListWords } from "./content/property-list";
import { redirectWords } from "./content/redirect";
import { siteConfigWords } from "./content/site-config";
import { sliderWords } from "./content/slider";
import { testimonialWords } from "./content/testimonial";
import type { ModelsInWords } from "./words";

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
