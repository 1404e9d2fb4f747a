import { closeCampaignRoute } from './close';
import { createCampaignRoute } from './create';
import { getCampaign } from './get';
import { listCampaignsRoute } from './list';
import { updateCampaignRoute } from './update';

export const campaignRoutes = [
  createCampaignRoute,
  listCampaignsRoute,
  getCampaign,
  updateCampaignRoute,
  closeCampaignRoute,
];
