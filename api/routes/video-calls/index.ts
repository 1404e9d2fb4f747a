import { cancelVideoCallRoute } from './cancel';
import { recordVideoCallRoute } from './record';
import { setVideoCallRoute } from './set';

export const videoCallRoutes = [setVideoCallRoute, cancelVideoCallRoute, recordVideoCallRoute];
