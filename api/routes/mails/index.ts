import { signInRoutes } from '../clients';
import { getProfile } from './get-profile';
import { updateProfile } from './update-profile';

export const profileRoutes = [getProfile, updateProfile, ...signInRoutes];
