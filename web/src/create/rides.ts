import type { Ride, RideNews } from '../engine/forecasts';
import { forecasts } from '../engine/page.svelte';
import type { RoadForecast } from '../generated/types/protocol';
import { api } from '../lib/api';
import { hasServer } from '../lib/hosting';

const SEED = 1903;
/** So often the server is asked how far its bots are. */
const EVERY = 1000;

/** Bots ride a road: in the page if its engine runs here, else at the server. */
export function rideRoad(game: string, option: string, text: string, races: number, news: RideNews): Ride {
  let over = false;
  let begun = false;
  const end = (how: 'done' | 'failed') => {
    if (!over) news.ended(how);
    over = true;
  };
  const there = async () => {
    while (!over) {
      const forecast = await api.forecastRoad(game, text).catch(() => null);
      if (over) return;
      if (!forecast) return end('failed');
      news.known(forecast);
      if (forecast.races === forecast.wanted) return end('done');
      await new Promise((done) => setTimeout(done, EVERY));
    }
  };
  const here = forecasts.ride(game, { [option]: text }, races, SEED, {
    known: (forecast) => {
      begun = true;
      news.known(forecast);
    },
    ended: (how) => {
      if (how === 'failed' && !begun && hasServer) void there();
      else end(how);
    },
  });
  return {
    stop: () => {
      over = true;
      here.stop();
    },
  };
}

/** The 95 % interval of the mean number of rounds. */
export function meanRange({ rounds, meanRounds, races }: RoadForecast): { low: number; high: number } | null {
  if (races < 2) return null;
  const spread = rounds.reduce((sum, count) => sum + count.races * (count.number - meanRounds) ** 2, 0) / (races - 1);
  const half = 1.96 * Math.sqrt(spread / races);
  return { low: meanRounds - half, high: meanRounds + half };
}
