/** Something new is where it says, or where its charity is. */
import { type Location, locationOrCharitys, NOWHERE } from '../../domain/location';

const charity: Location & { name: string } = {
  city: 'Denver',
  state: 'CO',
  postalCode: '80202',
  country: 'US',
  latitude: 39.75,
  longitude: -105,
  name: 'Harbor Light',
};

it('without a location it is where the charity is, and takes nothing else of the charity', () => {
  const { name: _name, ...place } = charity;
  expect(locationOrCharitys(undefined, charity)).toEqual(place);
});

it('a given location is never filled up with the charity’s', () => {
  expect(locationOrCharitys({ city: 'Boulder' }, charity)).toEqual({ ...NOWHERE, city: 'Boulder' });
  expect(locationOrCharitys({}, charity)).toEqual({
    city: null,
    state: null,
    postalCode: null,
    country: null,
    latitude: null,
    longitude: null,
  });
});
