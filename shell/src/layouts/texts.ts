import { useTexts } from '@showroom/shared-ui/texts';

const TEXTS = {
  en: {
    skip: 'Skip to content',
    home: 'Home',
    backHome: 'Back to home',
    unavailableTitle: 'This section is taking a short break',
    unavailable: 'Part of our site cannot be reached at the moment. The rest works as usual, and we keep trying.',
    retry: 'Try again',
    noAccessTitle: 'No access',
    noAccess:
      'You do not have permission to see this page. If you think that you should, please contact the person who looks after your account.',
    signInErrorTitle: 'We could not sign you in',
    signInError: 'Something went wrong while you were signing in. Please try again.',
    noPermissions: 'You are signed in, but your account has no permission for this part of the site.',
    signInAgain: 'Sign in again',
    failedTitle: 'An error occurred while showing the page',
    failed: 'We cannot reach our service at the moment. We keep trying.',
  },
  ar: {
    skip: 'انتقل إلى المحتوى',
    home: 'الرئيسية',
    backHome: 'العودة إلى الصفحة الرئيسية',
    unavailableTitle: 'هذا القسم غير متاح مؤقتًا',
    unavailable: 'لا يمكن الوصول إلى جزء من موقعنا حاليًا. بقية الموقع تعمل كالمعتاد ونحن نواصل المحاولة.',
    retry: 'حاول مرة أخرى',
    noAccessTitle: 'لا يوجد إذن بالوصول',
    noAccess: 'ليس لديك إذن لعرض هذه الصفحة.',
    signInErrorTitle: 'تعذر تسجيل دخولك',
    signInError: 'حدث خطأ أثناء تسجيل الدخول. يرجى المحاولة مرة أخرى.',
    noPermissions: 'تم تسجيل دخولك، لكن حسابك لا يملك إذنًا لهذا القسم.',
    signInAgain: 'تسجيل الدخول مجددًا',
    failedTitle: 'حدث خطأ أثناء عرض الصفحة',
    failed: 'لا يمكننا الوصول إلى خدمتنا حاليًا. نواصل المحاولة.',
  },
} as const;

export function useShellTexts() {
  return useTexts(TEXTS);
}
