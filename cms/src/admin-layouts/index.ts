import type { AdminLayouts } from "@gevel/kit";
import { articleLayout } from "./article";
import { categoryLayout } from "./category";
import { configComponentLayouts } from "./config-components";
import { contactFormLayout } from "./contact-form";
import { footerLayout } from "./footer";
import { menuLayout } from "./menu";
import { moduleLayout } from "./module";
import { pageLayout } from "./page";
import { popupLayout } from "./popup";
import { propertyListLayout } from "./property-list";
import { redirectLayout } from "./redirect";
import { relationComponentLayouts } from "./relation-components";
import { sharedComponentLayouts } from "./shared-components";
import { siteConfigLayout } from "./site-config";
import { sliderLayout } from "./slider";
import { testimonialLayout } from "./testimonial";

const contentTypeLayouts: AdminLayouts = {
  "api::article.article": articleLayout,
  "api::category.category": categoryLayout,
  "api::contact-form.contact-form": contactFormLayout,
  "api::footer.footer": footerLayout,
  "api::menu.menu": menuLayout,
  "api::module.module": moduleLayout,
  "api::page.page": pageLayout,
  "api::popup.popup": popupLayout,
  "api::property-list.property-list": propertyListLayout,
  "api::redirect.redirect": redirectLayout,
  "api::site-config.site-config": siteConfigLayout,
  "api::slider.slider": sliderLayout,
  "api::testimonial.testimonial": testimonialLayout,
};

export const adminLayouts: AdminLayouts = {
  ...contentTypeLayouts,
  ...sharedComponentLayouts,
  ...relationComponentLayouts,
  ...configComponentLayouts,
};
