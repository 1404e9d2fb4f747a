export const SITE_NAME = 'Giving Platform';
