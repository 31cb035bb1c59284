import type { AdminLayouts } from "@gevel/kit";
import { articleLayout } from "../api/article/article-layout";
import { categoryLayout } from "../api/category/category-layout";
import { configComponentLayouts } from "../components/config/staff/config-layouts";
import { contactFormLayout } from "../api/contact-form/contact-form-layout";
import { footerLayout } from "../api/footer/footer-layout";
import { menuLayout } from "../api/menu/menu-layout";
import { moduleLayout } from "../api/module/module-layout";
import { pageLayout } from "../api/page/page-layout";
import { popupLayout } from "../api/popup/popup-layout";
import { propertyListLayout } from "../api/property-list/property-list-layout";
import { redirectLayout } from "../api/redirect/redirect-layout";
import { relationComponentLayouts } from "../components/relation/staff/relation-layouts";
import { sharedComponentLayouts } from "../components/shared/staff/shared-layouts";
import { siteConfigLayout } from "../api/site-config/site-config-layout";
import { sliderLayout } from "../api/slider/slider-layout";
import { testimonialLayout } from "../api/testimonial/testimonial-layout";

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
