import { articleType } from "./article/article-type";
import { categoryType } from "./category/category-type";
import { contactFormType } from "./contact-form/contact-form-type";
import { footerType } from "./footer/footer-type";
import { menuType } from "./menu/menu-type";
import { moduleType } from "./module/module-type";
import { pageType } from "./page/page-type";
import { placePageType } from "./place-page/place-page-type";
import { popupType } from "./popup/popup-type";
import { propertyListType } from "./property-list/property-list-type";
import { redirectType } from "./redirect/redirect-type";
import { checkArticle, checkPage } from "./site/checks/check-page-tree";
import { checkRedirect } from "./site/checks/check-redirect";
import { siteConfigType } from "./site-config/site-config-type";
import { sliderType } from "./slider/slider-type";
import { testimonialType } from "./testimonial/testimonial-type";

/**
 * All content types of the site, by the name the compile uses. The first start creates their content in this order:
 * each refers to those before it. Checks that read several types are given here.
 */
export const siteContentTypes = {
  pages: { ...pageType, check: checkPage },
  articles: { ...articleType, check: checkArticle },
  categories: categoryType,
  testimonials: testimonialType,
  sliders: sliderType,
  contactForms: contactFormType,
  propertyLists: propertyListType,
  modules: moduleType,
  menus: menuType,
  footers: footerType,
  popups: popupType,
  placePages: placePageType,
  redirects: { ...redirectType, check: checkRedirect },
  siteConfigs: siteConfigType,
} as const;
