import type { AccountMessages } from "./account-messages.js";

export const accountMessagesEn: AccountMessages = {
  greeting: "Hello {name},",
  greetingNobody: "Hello,",
  signature: "Kind regards,\n{agency}",
  link: {
    invitation: {
      subject: "Follow your home with {agency}",
      body: "From now on you can follow the sale or letting of your home on our website: how often it is viewed, which visits took place and what we do for you. Choose a password and you are in.",
      button: "Choose your password",
      notes: ["The link works once, up to and including {day}. After that, ask for a new password on the login page."],
    },
    reset: {
      subject: "Choose a new password",
      body: "A new password was asked for your access at {agency}. Choose it below.",
      button: "Choose a new password",
      notes: [
        "The link works once and for {minutes} minutes. As soon as you choose a new password, you are logged out everywhere.",
        "Was it not you who asked? Then there is nothing to do: your password stays as it is.",
      ],
    },
    login: {
      subject: "Your link to log in",
      body: "This link logs you in at {agency} without a password.",
      button: "Log in",
      notes: [
        "The link works once and for {minutes} minutes.",
        "Was it not you who asked? Then there is nothing to do: nobody gets in without this mail.",
      ],
    },
  },
  notice: {
    subject: "Logged in to the owner portal: {name}",
    body: "A person logged in to the owner portal.",
    name: "Name",
    email: "Email",
    at: "Moment",
    way: "By",
    device: "Device",
    ways: { password: "Password", link: "Link of a mail" },
    open: "Open in the admin",
  },
};
